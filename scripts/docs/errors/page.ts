import { readSources } from '../../structure/sources.ts'
import { inline } from '../markdown.ts'
import { byCode, byStatus } from './remedies.ts'
import { type ApiErrorCode, apiErrors } from './scan.ts'

/** `docs/errors.md`: every error code of the API with its cause and remedy, read from the calls that make it. */
export function errorsPage(root: string): string {
  const errors = apiErrors(readSources(root, ['apps/platform/src']).files)
  return `${[intro(errors.length), ...errors.map(section)].join('\n')}`
}

function intro(count: number): string {
  return `# Errors of the API

Every failed call answers \`message\` and, below \`details.applicationError\`, a \`code\` that programs can rely on. This page has all ${count}, with what a
caller does about each. An answer in development links to its code in the header \`Link: <…>; rel="help"\`, and so does the [workbench](workbench.md).

Fields that break a rule are answered otherwise: status 400, \`INVALID_ARGUMENT\` at the start of the message, and each field with its rule below
\`details.validationError.fieldViolations\`.

Errors of the commands have [a page of their own](errors-command.md).

Written by \`node scripts/docs/write.ts\` from the platform’s code.
`
}

function section({ code, statuses, messages, areas }: ApiErrorCode): string {
  const [status] = statuses
  const said = messages.length > 0 ? messages : ['The message names the cause.']
  const remedy =
    byCode[code] ?? byStatus[status ?? ''] ?? 'Correct what the message names, then send the call again.'
  const where = [status && `status ${statuses.join(' or ')}`, `area ${areas.join(', ')}`].filter(Boolean)
  return `## ${code}

Answered with ${where.join(', ')}.

**Cause.** ${said.map(inline).join('<br>')}

**Remedy.** ${remedy}
`
}
