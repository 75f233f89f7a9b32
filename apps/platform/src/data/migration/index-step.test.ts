import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { connect, type Db } from '../database.ts'
import { migrate, type Step } from '../migrate.ts'

let site: SiteDatabase
let db: Db
beforeEach(async () => {
  site = await siteDatabase('none')
  db = connect(site.url)
  await sql`create table fruit (name text not null)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await site.drop()
})

const step: Step = {
  name: '9003-index/1',
  statement: 'create index concurrently if not exists fruit_by_name on fruit (name)',
}
const unique: Step = {
  name: '9003-index/2',
  statement: 'create unique index concurrently if not exists fruit_once on fruit (name)',
}

async function indexes(): Promise<[string, boolean][]> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where relname like 'fruit%' order by relname`.execute(db)
  return rows.map(({ name, valid }) => [name, valid])
}
const isDone = async ({ name }: Step) =>
  (await sql`select 1 from migration_step where name = ${name}`.execute(db)).rows.length === 1

/** Holds a row that it has written until it is told to commit; an index is built only after that. */
async function openWriter(name: string) {
  const committed = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const work = db.transaction().execute(async (trx) => {
    await sql`insert into fruit values (${name})`.execute(trx)
    written.resolve()
    await committed.promise
  })
  await written.promise
  const commit = () => {
    committed.resolve()
    return work
  }
  return { commit }
}

it('An index is built while others write, and holds none of them up', async () => {
  await sql`insert into fruit select 'fruit ' || i from generate_series(1, 20000) i`.execute(db)
  const writer = await openWriter('fig')
  let isBuilt = false
  const building = migrate(db, { steps: [step] }).then(() => {
    isBuilt = true
  })
  let slowest = 0
  for (let at = 0; at < 20; at += 1) {
    const began = performance.now()
    await sql`insert into fruit values (${`plum ${at}`})`.execute(db)
    slowest = Math.max(slowest, performance.now() - began)
    await delay(20)
  }
  // The build waits for the writer under way, and nobody waits for the build.
  expect(isBuilt).toBe(false)
  expect(slowest).toBeLessThan(1_000)
  await writer.commit()
  await building
  expect(await indexes()).toEqual([['fruit_by_name', true]])
  expect(await isDone(step)).toBe(true)
})

it('A build that a killed process left half-made is dropped and built anew', async () => {
  const writer = await openWriter('fig')
  const source = `
    const { connect } = await import(${JSON.stringify(new URL('../database.ts', import.meta.url).href)})
    const { migrate } = await import(${JSON.stringify(new URL('../migrate.ts', import.meta.url).href)})
    await migrate(connect(${JSON.stringify(site.url)}), { steps: ${JSON.stringify([step])} })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await expect.poll(indexes, { timeout: 20_000 }).toEqual([['fruit_by_name', false]])
  child.kill('SIGKILL')
  await once(child, 'exit')
  // The server works on for a client that is gone; whoever ends it leaves the index half-made.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'create index%'`.execute(db)
  await writer.commit()
  expect(await indexes()).toEqual([['fruit_by_name', false]])
  expect(await isDone(step)).toBe(false)
  await migrate(db, { steps: [step] })
  expect(await indexes()).toEqual([['fruit_by_name', true]])
  expect(await isDone(step)).toBe(true)
}, 60_000)

it('An index that can’t be built is named and leaves nothing behind, and several servers build one once', async () => {
  await sql`insert into fruit values ('fig'), ('fig')`.execute(db)
  await expect(migrate(db, { steps: [unique] })).rejects.toThrow(
    '9003-index/2 failed: could not create unique index',
  )
  expect(await indexes()).toEqual([])
  await sql`delete from fruit`.execute(db)
  const others = Array.from({ length: 3 }, () => connect(site.url))
  await Promise.all([db, ...others].map((each) => migrate(each, { steps: [step, unique] })))
  await Promise.all(others.map((each) => each.destroy()))
  expect(await indexes()).toEqual([
    ['fruit_by_name', true],
    ['fruit_once', true],
  ])
})
