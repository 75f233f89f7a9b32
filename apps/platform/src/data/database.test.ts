import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteDatabase, siteDatabase } from '../dev/testing/site-database.ts'
import { connect, type Db, isUnavailable, jsonb, transaction } from './database.ts'

let site: SiteDatabase
let db: Db
beforeAll(async () => {
  site = await siteDatabase('none')
  db = connect(site.url, { maxConnections: 1, statementTimeout: 300, waitTimeout: 500 })
  await sql`create table counter (id int primary key, value bigint not null, note jsonb)`.execute(db)
  await sql`insert into counter values (1, 0)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await site.drop()
})

const one = () => sql<{ one: number }>`select 1 as one`.execute(db)

describe('The pool', () => {
  it('faults row 88: serves a hundred statements after one inside a transaction has failed', async () => {
    await expect(
      transaction(db, async (trx) => {
        await sql`update counter set value = 99`.execute(trx)
        await sql`select no_such_column`.execute(trx)
      }),
    ).rejects.toThrow('no_such_column')
    for (let count = 0; count < 100; count += 1)
      await expect(one()).resolves.toMatchObject({ rows: [{ one: 1 }] })
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(db)
    expect(rows[0]?.value).toBe(0)
  })

  it('destroys a connection that comes back inside a transaction', async () => {
    await db.connection().execute(async (connection) => {
      await sql`begin`.execute(connection)
      await sql`update counter set value = 7`.execute(connection)
    })
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(db)
    expect(rows[0]?.value).toBe(0)
  })

  it('faults row 90: gives a slow statement up and says that it is unavailable', async () => {
    const error = await sql`select pg_sleep(5)`.execute(db).catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
    await expect(one()).resolves.toBeDefined()
  })

  it('faults row 90: does not wait for ever for a free connection', async () => {
    const error = await transaction(db, async () => one()).catch((thrown: unknown) => thrown)
    expect(isUnavailable(error)).toBe(true)
  })

  it('replaces a connection that the server has ended', async () => {
    const killer = connect(site.url, { maxConnections: 1 })
    await one()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(killer)
    await killer.destroy()
    await expect
      .poll(() =>
        one().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })
})

describe('Values', () => {
  it('keep every digit of a bigint or fail', async () => {
    const { rows } = await sql<{ exact: number }>`select 9007199254740991::bigint as exact`.execute(db)
    expect(rows[0]?.exact).toBe(9_007_199_254_740_991)
    await expect(sql`select 9007199254740993::bigint as lost`.execute(db)).rejects.toThrow(RangeError)
  })

  it('store a list as a JSON document', async () => {
    await sql`update counter set note = ${jsonb([{ a: 1 }])}`.execute(db)
    const { rows } = await sql<{ note: unknown }>`select note from counter`.execute(db)
    expect(rows[0]?.note).toEqual([{ a: 1 }])
  })
})

describe('A transaction', () => {
  it('faults row 89: runs again after serialization failures, and each counts once', async () => {
    const wide = connect(site.url, { maxConnections: 8 })
    await sql`update counter set value = 0`.execute(wide)
    const increment = () =>
      transaction(wide, async (trx) => {
        await sql`set transaction isolation level repeatable read`.execute(trx)
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(trx)
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(trx)
      })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, increment))
    const succeeded = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
    const { rows } = await sql<{ value: number }>`select value from counter`.execute(wide)
    expect(succeeded).toBeGreaterThan(4)
    expect(rows[0]?.value).toBe(succeeded)
    await wide.destroy()
  })
})
