import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database.ts'
import { OWNER_API_KEY } from '../../seed/ids.ts'
import { Victim } from '../../testing/victim.ts'

/** As the kill rounds of a checkout: many in a release's own proof, a few each time. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const CLIENTS = 100
const ACCOUNTS = 12
const path = '/loyalty-accounts/v1/accounts'

interface Done {
  earned: number
  spent: number
  /** Sent, and cut off before an answer came: it may have counted or not. */
  unsure: number
}

/** Earns under a key until it is answered, and spends without one: what is cut off is not sent again. */
async function client(victim: Victim, ids: readonly string[], stopped: () => boolean): Promise<Done> {
  const done: Done = { earned: 0, spent: 0, unsure: 0 }
  while (!stopped()) {
    const id = ids[Math.floor(Math.random() * ids.length)]
    if (Math.random() < 0.6) {
      const request = { amount: 3, appId: 'rounds', idempotencyKey: randomUUID() }
      const answer = await victim.insist(OWNER_API_KEY, 'POST', `${path}/${id}/earn-points`, request)
      if (answer.status === 200) done.earned += 3
      const again = await victim.insist(OWNER_API_KEY, 'POST', `${path}/${id}/earn-points`, request)
      expect(again.body.transactionId).toBe(answer.body.transactionId)
    } else {
      try {
        const spend = { amount: -7 }
        const answer = await victim.call(OWNER_API_KEY, 'POST', `${path}/${id}/adjust-points`, spend)
        if (answer.status === 200) done.spent += 7
        else if (answer.status >= 500) done.unsure += 7
      } catch {
        done.unsure += 7
      }
    }
    await pause(Math.random() * 100)
  }
  return done
}

it(
  'neither makes nor loses a point while a hundred earn and spend and the platform is killed again and again',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'galleria-points-'))
    await chmod(home, 0o755)
    const victim = new Victim(home)
    try {
      await victim.start()
      const ids = await victim.within(openAccounts)
      let stop = false
      const working = Array.from({ length: CLIENTS }, () => client(victim, ids, () => stop))
      const search = { filter: { 'contact.id': { $in: ids } } }
      const { body } = await victim.insist(OWNER_API_KEY, 'POST', `${path}/bulk-adjust`, {
        amount: 2,
        search,
      })
      for (let round = 0; round < ROUNDS; round += 1) {
        await pause(300 + Math.random() * 700)
        expect(await victim.within(booksOff)).toEqual([])
        await victim.kill()
        await victim.start()
      }
      await pause(500)
      stop = true
      const all = await Promise.all(working)
      const sum = (of: keyof Done) => all.reduce((total, done) => total + done[of], 0)
      // The job is carried on by whichever server lives.
      for (;;) {
        const job = await victim.insist(OWNER_API_KEY, 'GET', `${path}/bulk-adjust/${body.asyncJobId}`)
        if (job.body.bulkAdjustment.status === 'FINISHED') {
          expect(job.body.bulkAdjustment).toMatchObject({ total: ACCOUNTS, succeeded: ACCOUNTS })
          break
        }
        await pause(200)
      }
      expect(await victim.within(booksOff)).toEqual([])
      const books = await victim.within((db) => totals(db, ids))
      expect(sum('earned')).toBeGreaterThan(0)
      expect(books.earned).toBe(sum('earned'))
      const spent = 2 * ACCOUNTS - books.adjusted
      expect(spent).toBeGreaterThanOrEqual(sum('spent'))
      expect(spent).toBeLessThanOrEqual(sum('spent') + sum('unsure'))
      console.log(`${ROUNDS} kills: ${books.earned} points earned, ${spent} spent, ${books.balance} left`)
    } finally {
      await victim.end()
      await rm(home, { recursive: true, force: true })
    }
  },
  ROUNDS * 30_000 + 120_000,
)

/** Of contacts of their own, whose ids are the accounts' too. */
async function openAccounts(db: Db): Promise<string[]> {
  const ids = Array.from({ length: ACCOUNTS }, () => randomUUID())
  await sql`insert into loyalty_accounts
      (id, contact_id, balance, earned, adjusted, redeemed, expired, revision, created_at, updated_at)
    select id, id, 0, 0, 0, 0, 0, 1, now(), now() from unnest(${ids}::uuid[]) as u (id)`.execute(db)
  return ids
}

/** Accounts that say something else than their transactions, in one look. */
async function booksOff(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select a.id from loyalty_accounts a left join loyalty_transactions t on t.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(t.amount), 0) or a.balance < 0`.execute(db)
  return rows
}

async function totals(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ balance: number; earned: number; adjusted: number }>`
    select sum(balance)::bigint as balance, sum(earned)::bigint as earned, sum(adjusted)::bigint as adjusted
    from loyalty_accounts where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0] as { balance: number; earned: number; adjusted: number }
}
