import type { FaultEntry } from '../../../packages/delivery/src/base/faults/entry.ts'
import { faults } from '../../../packages/delivery/src/base/faults/faults.ts'
import { startFaults } from '../../lib/start-faults.ts'
import { readSources } from '../../structure/sources.ts'
import { inline } from '../markdown.ts'
import { commandMessages } from './command-scan.ts'

/** Errors of every command by their code. */
export const commandFaults: Readonly<Record<string, FaultEntry>> = { ...startFaults, ...faults }

/** Messages of every command by the code that they are thrown with. */
export const messagesIn = (root: string) =>
  commandMessages(readSources(root, ['packages/delivery/src', 'scripts']).files)

/** `docs/errors-command.md`: every error of the commands with its messages, its cause and its remedy. */
export function commandErrorsPage(root: string): string {
  const messages = messagesIn(root)
  const sorted = Object.entries(commandFaults).sort(([a], [b]) => (a < b ? -1 : 1))
  return [
    intro(sorted.length),
    ...sorted.map(([code, entry]) => section(code, entry, messages.get(code) ?? [])),
  ].join('\n')
}

function intro(count: number): string {
  return `# Errors of the commands

An error of \`npm run galleria\`, \`npm start\` and the other npm scripts ends with \`More:\` and the address of its page: on the site at \`DOCS_URL\`, or the section of this file. This page has
all ${count}. An unknown verb, option or value of \`npm run galleria\` (exit code 2) has no page: [Command](command.md) has them all.

Errors of the API have [a page of their own](errors.md).

Written by \`node scripts/docs/write.ts\` from \`packages/delivery/src/base/faults\`, \`scripts/lib/start-faults.ts\` and the places that throw each error.
`
}

function section(code: string, { title, cause, remedy }: FaultEntry, messages: readonly string[]): string {
  const said = messages.length > 0 ? `\n**Message.** ${messages.map(inline).join('<br>')}\n` : ''
  return `## ${code}

${title}.
${said}
**Cause.** ${cause}

**Remedy.** ${remedy}
`
}
