import { type FaultCode, faults } from '../../../packages/delivery/src/base/faults/faults.ts'
import { readSources } from '../../structure/sources.ts'
import { commandMessages } from './command-scan.ts'
import { inline } from './page.ts'

/** `docs/errors-command.md`: every error of the command with its messages, its cause and its remedy. */
export function commandErrorsPage(root: string): string {
  const messages = commandMessages(readSources(root, ['packages/delivery/src']).files)
  const codes = (Object.keys(faults) as FaultCode[]).sort()
  return [intro(codes.length), ...codes.map((code) => section(code, messages.get(code) ?? []))].join('\n')
}

function intro(count: number): string {
  return `# Errors of the command

An error of \`npm run galleria\` ends with \`More:\` and the address of its page: on the site at \`DOCS_URL\`, or the section of this file. This page has
all ${count}. An unknown verb, option or value (exit code 2) has no page. [Command](command.md) has every verb and exit code.

Errors of the API have [a page of their own](errors.md).

Written by \`node scripts/docs/write.ts\` from \`packages/delivery/src/base/faults\` and the places that throw each error.
`
}

function section(code: FaultCode, messages: readonly string[]): string {
  const { title, cause, remedy } = faults[code]
  const said = messages.length > 0 ? `\n**Message.** ${messages.map(inline).join('<br>')}\n` : ''
  return `## ${code}

${title}.
${said}
**Cause.** ${cause}

**Remedy.** ${remedy}
`
}
