import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CLIENT_ID, OWNER_API_KEY } from '../../../base/development-ids.ts'
import type { Db } from '../../../data/database.ts'
import { signUp } from '../../../dev/testing/sign-up.ts'
import { siteDatabase } from '../../../dev/testing/site-database.ts'
import { Victim } from '../../../dev/testing/victim.ts'
import { COST, client, emptyTally, movesOf, type Tally } from './kill-clients.fixture.ts'

/** As the kill rounds of a checkout: many in a release's own proof, a few each time. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
/** Seed of the clients' moves; another one is tried with `MODEL_SEED`. */
const SEED = Number(process.env.MODEL_SEED ?? 8)
const CLIENTS = 100
const ACCOUNTS = 12
const path = '/loyalty-accounts/v1/accounts'

it(
  'Neither makes nor loses a point while a hundred earn, spend, redeem and give back and the platform is killed again and again',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'galleria-points-'))
    const database = await siteDatabase('small')
    const victim = new Victim(home, database.url)
    try {
      await victim.start()
      const opened = await openAccounts(victim)
      const ids = opened.map(({ id }) => id)
      const rewardId = await openReward(victim)
      const before = await victim.within((db) => totals(db, ids))
      let stop = false
      const stopped = () => stop
      const working = Promise.all(
        movesOf(CLIENTS, SEED).map((moves) => client({ victim, ids, rewardId, moves, stopped })),
      )
      // Judged where it is awaited: a client that fails early must not end the test without its name.
      working.catch(() => {})
      const looking = victim.within((db) => look(db, stopped))
      looking.catch(() => {})
      const search = { filter: { 'contact.id': { $in: opened.map(({ contactId }) => contactId) } } }
      const { body } = await victim.insist(OWNER_API_KEY, 'POST', `${path}/bulk-adjust`, {
        amount: 2,
        search,
      })
      for (let round = 0; round < ROUNDS; round += 1) {
        await pause(300 + Math.random() * 700)
        await victim.kill()
        await victim.start()
      }
      await pause(500)
      stop = true
      const tally = (await working).reduce(added, emptyTally())
      const looks = await looking
      expect(looks.filter(({ off }) => off.length > 0)).toEqual([])
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
      expect(tally.earned).toBeGreaterThan(0)
      expect(books.earned - before.earned).toBe(tally.earned)
      expect(books.redeemed - before.redeemed).toBe(tally.redeemed - tally.returned)
      const spent = before.adjusted + 2 * ACCOUNTS - books.adjusted
      expect(spent).toBeGreaterThanOrEqual(tally.spent)
      expect(spent).toBeLessThanOrEqual(tally.spent + tally.unsure)
      console.log(`${ROUNDS} kills, ${looks.length} looks: ${JSON.stringify(tally)}, ${books.balance} left`)
    } finally {
      await victim.end()
      await database.drop()
      await rm(home, { recursive: true, force: true })
    }
  },
  ROUNDS * 30_000 + 240_000,
)

function added(one: Tally, other: Tally): Tally {
  const sum = { ...one }
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += other[key]
  return sum
}

async function openAccounts(victim: Victim): Promise<{ id: string; contactId: string }[]> {
  const site = { fetch, url: victim.url, clientId: CLIENT_ID }
  const opened: { id: string; contactId: string }[] = []
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const { memberId } = await signUp(site)
    const { body } = await victim.insist(OWNER_API_KEY, 'GET', `${path}/fetch-by?memberId=${memberId}`)
    opened.push(body.account)
  }
  return opened
}

async function openReward(victim: Victim): Promise<string> {
  const couponReward = { fixedAmount: { configsByTier: [{ costInPoints: COST, amount: 1 }] } }
  const reward = { name: 'One off', active: true, couponReward }
  const { body } = await victim.insist(OWNER_API_KEY, 'POST', '/loyalty-rewards/v1/rewards', { reward })
  return body.reward.id
}

/** Collects errors in the books, check by check, until it is stopped; the database outlives its platform. */
async function look(db: Db, stopped: () => boolean): Promise<{ off: unknown[] }[]> {
  const looks: { off: unknown[] }[] = []
  do {
    looks.push({ off: await booksOff(db) })
    await pause(50)
  } while (!stopped())
  return looks
}

/** Accounts that say something else than their transactions, in one look. */
async function booksOff(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select a.id from loyalty_accounts a left join loyalty_transactions t on t.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(t.amount), 0) or a.balance < 0`.execute(db)
  return rows
}

interface Totals {
  readonly balance: number
  readonly earned: number
  readonly adjusted: number
  readonly redeemed: number
}

async function totals(db: Db, ids: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select sum(balance)::bigint as balance, sum(earned)::bigint as earned, sum(adjusted)::bigint as adjusted,
      sum(redeemed)::bigint as redeemed
    from loyalty_accounts where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0] as Totals
}
