import {type ArgumentNode, allCommands, type CommandNode, type Value} from './command-tree.ts';

/**
 * The script that completes a program in bash. It works with bash 3.2, the version that macOS has: no associative arrays,
 * and nothing of the package bash-completion. Bash shows no descriptions.
 */
export function bashScript(program: CommandNode): string {
	const commands = allCommands(program);
	const name = `_${program.name}`;
	return `# Completion of ${program.name} for bash.

${name}() {
	local current=\${COMP_WORDS[COMP_CWORD]} path=${quote(program.name)} place=0
	local option='' glued='' literal='' files='' index word
	local -a words=()
	COMPREPLY=()
	for ((index = 1; index < COMP_CWORD; index++)); do
		word=\${COMP_WORDS[index]}
		if [[ -n $word && $word != *[!=:]* ]]; then
			# Bash splits words at = and : here. After an option it is the value that follows, else the rest of a word.
			[[ -n $option ]] || glued=1
		elif [[ -n $glued ]]; then
			glued=''
		elif [[ -n $option ]]; then
			option=''
		elif [[ -z $literal && $word == -- ]]; then
			literal=1
		elif [[ -z $literal && $word == -?* ]]; then
			case "$path $word" in
${cases(commands.map((command) => [valued(command), 'option=$word']))}
			esac
		else
			case "$place $path $word" in
${cases(commands.map((command) => [command.commands.map(({path}) => quote(`0 ${path.join(' ')}`)), 'path="$path $word" place=-1']))}
			esac
			((place += 1))
		fi
	done
	if [[ -n $current && $current != *[!=:]* ]]; then
		[[ -n $option ]] || return 0
		current=''
	fi
	[[ -z $glued ]] || return 0
	if [[ -n $option ]]; then
		case "$path $option" in
${cases(commands.flatMap(optionValues))}
		esac
	else
		if [[ -n $literal || $current != -* ]]; then
			case "$path $place" in
${cases(commands.flatMap(places))}
			esac
		fi
		if [[ -z $literal && -z $files && \${#words[@]} -eq 0 ]]; then
			case $path in
${cases(commands.map((command) => [[quote(command.path.join(' '))], words(command.options.flatMap(({names}) => names))]))}
			esac
		fi
	fi
	for word in "\${words[@]}"; do
		[[ $word != "$current"* ]] || COMPREPLY+=("$word")
	done
	if [[ -n $files ]]; then
		# Readline quotes names of files, and ends folders with a slash.
		compopt -o filenames 2>/dev/null
		while IFS= read -r word; do
			COMPREPLY+=("$word")
		done < <(compgen -f -- "\${current#[\\"\\']}")
	fi
	return 0
}

complete -F ${name} ${quote(program.name)}
`;
}

/** The branches of a `case`: patterns, which are quoted already, and what is done; without either there is no branch. */
function cases(branches: ReadonlyArray<readonly [patterns: readonly string[], action: string]>): string {
	return branches
		.filter(([patterns, action]) => patterns.length > 0 && action !== '')
		.map(([patterns, action]) => `\t\t\t${patterns.join(' | ')}) ${action} ;;`)
		.join('\n');
}

/** The options of a command that take a value. */
function valued({path, options}: CommandNode): readonly string[] {
	return options
		.filter(({value}) => value !== undefined)
		.flatMap(({names}) => names.map((name) => quote([...path, name].join(' '))));
}

/** What can follow each option of a command. */
function optionValues({path, options}: CommandNode): ReadonlyArray<readonly [readonly string[], string]> {
	return options.map(({names, value}) => [
		names.map((name) => quote([...path, name].join(' '))),
		value === undefined ? '' : offer(value),
	]);
}

/** What can stand in each place after a command: first its commands, else its arguments. */
function places({path, commands, arguments: args}: CommandNode): ReadonlyArray<readonly [readonly string[], string]> {
	const place = (index: number, {variadic}: Pick<ArgumentNode, 'variadic'>) =>
		variadic ? `${quote(`${path.join(' ')} `)}*` : quote(`${path.join(' ')} ${index}`);
	return [
		[[quote(`${path.join(' ')} 0`)], words(commands.map(({name}) => name))],
		...args.map((argument, index) => [[place(index, argument)], offer(argument) || ':'] as const),
	];
}

function offer(value: Value): string {
	return [words(value.words), value.files ? 'files=1' : ''].filter((part) => part !== '').join(' ');
}

function words(texts: readonly string[]): string {
	return texts.length === 0 ? '' : `words=(${texts.map(quote).join(' ')})`;
}

/** A text as one word of bash that stands for itself. */
function quote(text: string): string {
	return /^[\w,./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
