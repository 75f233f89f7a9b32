import type { Imitated } from './imitated.ts'

const signs = { imitated: 'yes', partly: 'partly', 'not imitated': 'no' } as const

/** The table as a document, for who reads the repository. */
export function imitatedMarkdown(calls: readonly Imitated[]): string {
  const sections = [...Map.groupBy(calls, ({ service }) => service)].map(([service, own]) =>
    [
      `## ${service}`,
      '',
      `${count(own)} of ${own.length}.`,
      '',
      '| Call | Method and path | Specification §7 | Imitated |',
      '|---|---|---|---|',
      ...own.map(row),
    ].join('\n'),
  )
  const head = [
    '# Calls of the hosted platform',
    '',
    'Generated from the routes of `apps/platform`; after a change of them run',
    '`npx vitest run apps/platform/src/http/openapi/imitated.test.ts --update`. A running platform shows the same at `/_dev/imitated`.',
    '',
    `${count(calls)} of ${calls.length} calls are imitated; of the ${calls.filter(isSpec).length} of the specification ${count(calls.filter(isSpec))}.`,
  ].join('\n')
  return `${[head, ...sections].join('\n\n')}\n`
}

export function count(calls: readonly Imitated[]): number {
  return calls.filter(({ state }) => state !== 'not imitated').length
}

export const isSpec = ({ source }: Imitated) => source === 'spec'

function row({ call, method, path, source, state, missing }: Imitated): string {
  const how = missing ? `${signs[state]}: ${missing}` : signs[state]
  return `| ${call} | ${method} \`${path}\` | ${source === 'spec' ? 'yes' : ''} | ${how} |`
}
