/** What `fourply --help` says after the options and commands. */
export const PROGRAM_HELP = `
Without a command the full-screen program opens: games against engines, other
programs or a friend, with the score of every move beside the board; the lab,
where many searches look at one position; trees of searches, step by step;
matches.

Keys of a game:
  arrows, digits  move the cursor, choose a column or a cell
  Enter           play there
  u r             take back, play again what was taken back
  n s             new game, swap sides
  o g             players and board, the other game
  i               hint: where to look; again: the move
  Tab m b         show or hide the scores, choose what finds them, and when
  w a             why the last move was made, take the position to the lab
  v y S           review the game, copy the position, save as a file
  ?               all keys of the screen you are on
  q Ctrl-C        to the menu, leave the program

Environment:
  LC_ALL, LANG     language of the screens: nl Dutch, de German, else English
  NO_COLOR         where it is set and not empty: no colours
  FORCE_COLOR      how many colours: 0 none, 1 16, 2 256, 3 all
  XDG_DATA_HOME    folder for data instead of ~/.local/share (Linux)
  XDG_CONFIG_HOME  folder for settings instead of ~/.config (Linux)

Files:
  ~/.local/share/fourply/books       your own books
  ~/.local/share/fourply/games       your games
  ~/.config/fourply/settings.json    settings
On macOS the folders are ~/Library/Application Support/fourply and
~/Library/Preferences/fourply, on Windows %LOCALAPPDATA%\\fourply\\Data and
%APPDATA%\\fourply\\Config.

Exit codes:
  0    done
  1    failed, or something that was required is not met
  2    wrong use or wrong input; one line on standard error says what
  130  stopped with Ctrl-C

Examples:
  fourply scores --moves 203 --depth 8
  fourply match level:3 simple --games 10 --seed 1

"fourply COMMAND --help" lists the options of a command, with an example.
"fourply completion --help" says how your shell completes them.`;
