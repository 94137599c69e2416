import {type ArgumentNode, allCommands, type CommandNode, type OptionNode, type Value} from './command-tree.ts';

/** The script that completes a program in fish: a line for each command, option and argument, and where it can stand. */
export function fishScript(program: CommandNode): string {
	const commands = allCommands(program);
	const at = `__${program.name}_at`;
	const children = commands.flatMap((command) => command.commands.map(({path}) => path.join(' ')));
	return `# Completion of ${program.name} for fish.

set -g ${at}_commands ${children.map(quote).join(' ')}
set -g ${at}_valued ${commands.flatMap(valued).map(quote).join(' ')}

# Whether the cursor is after this command, and, if they are given, from the first to the last of these places after it.
function ${at}
	set -l path ${quote(program.name)}
	set -l place 0
	set -l takes no
	set -l literal no
	set -l words (commandline -opc)
	set -e words[1]
	for word in $words
		if test $takes = yes
			set takes no
		else if test $literal = no; and test "$word" = --
			set literal yes
		else if test $literal = no; and string match -q -- '-?*' "$word"
			contains -- "$path $word" $${at}_valued; and set takes yes
		else if test $place -eq 0; and contains -- "$path $word" $${at}_commands
			set path "$path $word"
		else
			set place (math $place + 1)
		end
	end
	test "$path" = "$argv[1]"; or return 1
	test (count $argv) -eq 1; or begin
		test $place -ge $argv[2]; and test $place -le $argv[3]
	end
end

complete -c ${quote(program.name)} -f
${commands.flatMap((command) => lines(command, program.name, at)).join('\n')}
`;
}

/** The options of a command that take a value. */
function valued({path, options}: CommandNode): readonly string[] {
	return options
		.filter(({value}) => value !== undefined)
		.flatMap(({names}) => names.map((name) => [...path, name].join(' ')));
}

function lines(
	{path, commands, options, arguments: args}: CommandNode,
	program: string,
	at: string,
): readonly string[] {
	const condition = (places = '') =>
		`complete -c ${quote(program)} -n ${quote(`${at} ${quote(path.join(' '))}${places}`)}`;
	const place = (index: number, variadic: boolean) => condition(` ${index} ${variadic ? 9999 : index}`);
	return [
		...commands.map(({name, description}) => `${place(0, false)} -a ${quote(quote(name))} -d ${quote(description)}`),
		...options.map((option) => `${condition()} ${optionFlags(option)}`),
		...args.flatMap((argument: ArgumentNode, index) => {
			const offered = offer(argument);
			return offered === '' ? [] : [`${place(index, argument.variadic)} ${offered}`];
		}),
	];
}

function optionFlags({names, description, value}: OptionNode): string {
	const flags = names.map((name) =>
		name.startsWith('--') ? `-l ${quote(name.slice(2))}` : `-s ${quote(name.slice(1))}`,
	);
	const takes = value === undefined ? [] : [value.files ? '-r' : '-x', offer(value)].filter((part) => part !== '');
	return [...flags, ...takes, '-d', quote(description)].join(' ');
}

/** Fish reads the words of `-a` as it reads a command line, hence the quotes within quotes. */
function offer({words, files}: Value): string {
	return [files ? '-F' : '', words.length === 0 ? '' : `-a ${quote(words.map(quote).join(' '))}`]
		.filter((part) => part !== '')
		.join(' ');
}

/** A text as one word of fish that stands for itself. */
function quote(text: string): string {
	return /^[\w,./+-]+$/.test(text) ? text : `'${text.replace(/['\\]/g, '\\$&')}'`;
}
