import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SiteDatabase, siteDatabase } from '../dev/testing/site-database.ts'
import { connect, type Db } from './database.ts'
import { migrate, readSteps, type Step } from './migrate.ts'

let site: SiteDatabase
let db: Db
beforeEach(async () => {
  site = await siteDatabase('none')
  db = connect(site.url)
})
afterEach(async () => {
  await db.destroy()
  await site.drop()
})

const steps: Step[] = [
  { name: '9001-fruit/1', statement: 'create table fruit (name text)' },
  { name: '9001-fruit/2', statement: `insert into fruit values ('fig')` },
  { name: '9002-color/1', statement: 'alter table fruit add column color text' },
]
const count = async () =>
  Number((await sql<{ n: number }>`select count(*) n from fruit`.execute(db)).rows[0]?.n)

it('The migrator runs each step once, however often it is asked', async () => {
  await migrate(db, { steps })
  await migrate(db, { steps })
  expect(await count()).toBe(1)
})

it('Faults row 91: runs each step once when four servers start together', async () => {
  const others = Array.from({ length: 3 }, () => connect(site.url))
  await Promise.all([db, ...others].map((each) => migrate(each, { steps })))
  expect(await count()).toBe(1)
  await Promise.all(others.map((each) => each.destroy()))
})

it('Faults row 91: keeps nothing of a step that failed, names it, and goes on from there', async () => {
  const broken: Step = { name: '9001-fruit/3', statement: `insert into fruit values ('kiwi'); select 1 / 0` }
  await expect(migrate(db, { steps: [...steps, broken] })).rejects.toThrow(
    '9001-fruit/3 failed: division by zero',
  )
  expect(await count()).toBe(1)
  await migrate(db, { steps: [...steps, { ...broken, statement: `insert into fruit values ('kiwi')` }] })
  expect(await count()).toBe(2)
})

it('The migrator brings an empty database up from several servers at once', async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const other = connect(site.url)
  await Promise.all([migrate(db), migrate(other)])
  await other.destroy()
  const { rows } = await sql<{ n: number }>`select count(*)::int n from migration_step`.execute(db)
  expect(rows[0]?.n).toBe((await readSteps()).length)
})

it('The migrator holds one statement in every step, and none that a distributed engine lacks', async () => {
  for (const { name, statement } of await readSteps()) {
    expect(statement.trim().replace(/;$/, ''), name).not.toContain(';')
    expect(statement, name).not.toMatch(
      /\b(serial|bigserial|listen|notify|advisory|inherits|deferrable|exclude)\b/i,
    )
  }
})
