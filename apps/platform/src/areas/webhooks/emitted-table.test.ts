import { readdirSync, readFileSync } from 'node:fs'
import * as events from '@galleria/platform-client/events'
import { expect, test } from 'vitest'

const folder = new URL('../../', import.meta.url)

/** Source files that name a definition, by its name. */
function tellers(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!areas\/webhooks\/|dev\/|.*\.test).*\.ts$/.test(name))
    .toSorted()
  for (const file of files) {
    const source = readFileSync(new URL(file, folder), 'utf8')
    const [, names = ''] = /import \{([^}]*)\} from '@galleria\/platform-client\/events'/.exec(source) ?? []
    for (const name of names.split(',').map((each) => each.trim()))
      if (name) found.set(name, [...(found.get(name) ?? []), `\`${file}\``])
  }
  return found
}

/** After a change: `npx vitest run apps/platform/src/areas/webhooks/emitted-table.test.ts -u`. */
test('Docs/emitted-events.md says which events are told, and from where', async () => {
  const told = tellers()
  const rows = Object.entries(events).flatMap(([name, each]) =>
    typeof each === 'object'
      ? [`| \`${each.type}\` | \`${name}\` | ${told.get(name)?.join(', ') ?? ''} |`]
      : [],
  )
  // Events of the specification, of Cart V2, of reviews and of wishlists.
  expect(rows).toHaveLength(116 + 4 + 5 + 3)
  const count = rows.filter((row) => !row.endsWith('|  |')).length
  await expect(
    [
      '# Which events are told, and from where',
      '',
      `${count} of ${rows.length} (spec §7, wire §2.11, Cart V2, reviews API, wishlists). Those without a file have a definition, and nothing happens yet that they would tell.`,
      '',
      '| type | definition | told in |',
      '|---|---|---|',
      ...rows.toSorted(),
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../../../../../docs/emitted-events.md')
})
