/** The two entries of the notebook's opening book: X begins in the middle, and O answers on top of it. */
export const CONNECT_FOUR_BOOK = `# The opening book of the game-tree notebook.
game 7x6 connect 4 gravity
-: 3
3: 3
`;
