import { createProgram } from '../../../packages/delivery/src/cli/program.ts'
import { cell, codeCell } from '../markdown.ts'

type Command = ReturnType<typeof createProgram>

/** `docs/command.md`: every verb of the command, from its own definitions. */
export function commandPage(): string {
  const program = createProgram()
  return `# Command

\`npm run galleria -- <verb>\` releases modules and shows which of them are live. [Delivery](delivery.md) explains releases, gates and canaries.

Exit codes: 0 success, 1 error, 2 unknown command or option, 3 a release check failed. An error ends with the address of its page: see [Errors of the commands](errors-command.md).

${program.commands
  .filter((command) => command.name() !== 'complete')
  .map((command) => section(command, 'npm run galleria --'))
  .join('\n')}
Written by \`node scripts/docs/write.ts\` from the definitions of the command.
`
}

function section(command: Command, before: string): string {
  const name = `${before} ${command.name()}`
  const heading = `## ${name.replace('npm run galleria -- ', '')}\n\n${command.description()}\n`
  if (command.commands.length > 0)
    return `${heading}\n${command.commands.map((each) => section(each, name)).join('\n')}`
  const rows = [
    ...command.registeredArguments.map((argument) => {
      const shown = `${argument.name()}${argument.variadic ? '…' : ''}`
      return [argument.required ? `<${shown}>` : `[${shown}]`, argument.description]
    }),
    ...command.options.map(({ flags, description, defaultValue }) => [
      flags,
      `${description}${typeof defaultValue === 'string' || typeof defaultValue === 'number' ? ` (default: ${defaultValue})` : ''}`,
    ]),
  ]
  const table = rows.map(([first = '', about = '']) => `| ${codeCell(first)} | ${cell(about)} |`)
  return `${heading}
${'```sh'}
${name} ${command.usage()}
${'```'}
${table.length > 0 ? `\n| Argument or option | Meaning |\n|---|---|\n${table.join('\n')}\n` : ''}`
}
