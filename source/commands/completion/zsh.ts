import {type ArgumentNode, allCommands, type CommandNode, type OptionNode, type Value} from './command-tree.ts';

/**
 * The script that completes a program in zsh: a function for each command, for `_arguments` of the completion system. It
 * can be a file in `fpath`, or be evaluated after `compinit`.
 */
export function zshScript(program: CommandNode): string {
	const name = functionName(program);
	return `#compdef ${program.name}
# Completion of ${program.name} for zsh.

${allCommands(program).map(functionOf).join('\n\n')}

# As a file in fpath this is the body of the function itself when it is first called.
if [[ $funcstack[1] == ${name} ]]; then
	${name} "$@"
else
	compdef ${name} ${quote(program.name)}
fi
`;
}

function functionOf(command: CommandNode): string {
	const {commands} = command;
	const specifications = command.options.map(optionSpecification);
	if (commands.length === 0) {
		const all = [...specifications, ...command.arguments.map(argumentSpecification)];
		return `${functionName(command)}() {
	_arguments -S${all.map((one) => ` \\\n\t\t${one}`).join('')}
}`;
	}
	const all = [...specifications, quote('1: :->command'), quote('*:: :->rest')];
	return `${functionName(command)}() {
	local curcontext="$curcontext" state state_descr line ret=1
	local -A opt_args
	local -a commands=(
${commands.map(({name, description}) => `\t\t${quote(`${name.replaceAll(':', '\\:')}:${description.replaceAll('\\', '\\\\')}`)}`).join('\n')}
	)
	_arguments -C -S${all.map((one) => ` \\\n\t\t${one}`).join('')} && ret=0
	case $state in
	command) _describe -t commands command commands && ret=0 ;;
	rest)
		case $line[1] in
${commands.map((child) => `\t\t${quote(child.name)}) ${functionName(child)} && ret=0 ;;`).join('\n')}
		esac
		;;
	esac
	return ret
}`;
}

/** An option as `_arguments` wants it; its names exclude each other. */
function optionSpecification({names, description, value}: OptionNode): string {
	const explained = names.map((name) => {
		const takes = value === undefined ? '' : name.startsWith('--') ? '=' : '+';
		return `${name}${takes}[${description.replace(/[[\]\\]/g, '\\$&')}]${value === undefined ? '' : valueSpecification(value)}`;
	});
	const excluded = names.length > 1 ? `(${names.join(' ')})` : '';
	return explained.map((one) => quote(excluded + one)).join(' ');
}

function argumentSpecification(argument: ArgumentNode, index: number): string {
	const place = argument.variadic ? '*' : String(index + 1);
	return quote(`${place}${argument.required || argument.variadic ? '' : ':'}${valueSpecification(argument)}`);
}

/** The message and the action of a value. */
function valueSpecification({name, words, files}: Value): string {
	const list = words.map(escaped).join(' ');
	const action = words.length === 0 ? (files ? '_files' : ' ') : files ? `{compadd - ${list}; _files}` : `(${list})`;
	return `:${name.replaceAll(':', '\\:')}:${action}`;
}

function functionName({path}: CommandNode): string {
	return `_${path.join('_')}`;
}

/** A word inside a text that zsh reads as shell words once more. */
function escaped(word: string): string {
	return word.replace(/[^\w,./+-]/g, '\\$&');
}

/** A text as one word of zsh that stands for itself. */
function quote(text: string): string {
	return /^[\w,./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
