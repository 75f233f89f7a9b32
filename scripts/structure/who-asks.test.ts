import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'

const place = 'apps/platform/src/http/caller-store.ts'

/** Statements that ask whose an access token is, or by plain SQL whether a session was ended; writing one is another matter. */
const asks = /\b(from|join)\s+(access_tokens|token_families)\b|\b(selectFrom|\w+Join)\(\s*'accessTokens/

function placesThatAsk(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    !file.includes('/data/migrations/') && asks.test(text) ? file : [],
  )
}

it('One file has the SQL of whose a token is', () => {
  const { files } = readSources(join(import.meta.dirname, '../..'), ['apps/platform/src'])
  expect(placesThatAsk(files)).toEqual([place])
})

it.each([
  ['a statement', 'hotQuery(`select 1 from access_tokens a`)'],
  ['a join', 'sql`select 1 from asked join token_families f on true`'],
  ['a query', "db.selectFrom('accessTokens')"],
  ['a joined query', "db.selectFrom('members').innerJoin('accessTokens as a', 'a.x', 'b.y')"],
])('Another file that asks by %s is named', (_, text) => {
  expect(placesThatAsk(new Map([['apps/platform/src/areas/a.ts', text]]))).toEqual([
    'apps/platform/src/areas/a.ts',
  ])
})

it('A file that writes a token passes', () => {
  expect(placesThatAsk(new Map([['a.ts', "trx.insertInto('accessTokens')"]]))).toEqual([])
})
