import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { sqlOutsideStores } from './sql.ts'

it('SQL of an area stands in its stores alone: store.ts, <thing>-store.ts or store/<thing>.ts', () => {
  const sources = readSources(join(import.meta.dirname, '../..'), ['apps/platform/src/areas'])
  expect(sqlOutsideStores(sources)).toEqual([])
})

const probe = (files: Readonly<Record<string, string>>) =>
  sqlOutsideStores({
    files: new Map(Object.entries(files).map(([path, text]) => [`apps/platform/src/areas/${path}`, text])),
  })

it.each([
  ['a select', "db\n  .selectFrom('reward')"],
  ['an insert', "trx.insertInto('reward')"],
  ['an update', "trx.updateTable('reward')"],
  ['a delete', "trx.deleteFrom('reward')"],
  ['a template', 'sql`revision + 1`'],
  ['a typed template', 'sql<number>`count(*)`'],
  ['a part put together', 'sql.join([1, 2])'],
  ['a prepared statement', "hotQuery('reward', text)"],
])('%s outside a store is found with its line', (_, statement) => {
  const line = statement.includes('\n') ? 3 : 2
  expect(probe({ 'loyalty/rewards/routes.ts': `const a = 1\nconst b = ${statement}` })).toEqual([
    `loyalty/rewards/routes.ts:${line}: SQL stands in a store alone.`,
  ])
})

it.each(['loyalty/rewards/store.ts', 'loyalty/rewards/tier-store.ts', 'loyalty/rewards/store/find.ts'])(
  'SQL in %s passes',
  (path) => {
    expect(probe({ [path]: "db.selectFrom('reward')" })).toEqual([])
  },
)

it('A file that only looks like a store is none', () => {
  expect(probe({ 'loyalty/restore.ts': "db.selectFrom('reward')" })).toHaveLength(1)
})

it('A fixture and a comment pass', () => {
  expect(
    probe({ 'cart/rows.fixture.ts': "db.selectFrom('cart')", 'cart/rules.ts': "// db.selectFrom('cart')" }),
  ).toEqual([])
})
