import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { CLIENT_ID, OWNER_API_KEY } from '../../../base/development-ids.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { signUp } from '../../../dev/testing/sign-up.ts'
import { siteDatabase } from '../../../dev/testing/site-database.ts'
import { Victim } from '../../../dev/testing/victim.ts'

const imports = '/_api/loyalty-imports/v1/loyalty-imports'
/** Rows before the one that is held up: two batches. */
const DONE = 200
const ROWS = 700

it('An import goes on after its server was killed in the middle of a batch: every row once, none left out', async () => {
  const home = await mkdtemp(join(tmpdir(), 'galleria-import-'))
  const database = await siteDatabase('small')
  const victim = new Victim(home, database.url)
  const call = async (method: string, path: string, body?: object) =>
    (await victim.insist(OWNER_API_KEY, method, path, body)).body
  const read = async (id: string) => (await call('GET', `${imports}?loyaltyImportId=${id}`)).loyaltyImport
  const become = async (id: string, status: string) => {
    for (;;) {
      const found = await read(id)
      if (found.status === status) return found
      expect(found.status).not.toBe('FAILED')
      await pause(100)
    }
  }
  try {
    await victim.start()
    const site = { fetch, url: victim.url, clientId: CLIENT_ID }
    const [ada, grace] = [await signUp(site), await signUp(site)]
    const rows = Array.from({ length: ROWS }, (_, row) => `${(row < DONE ? ada : grace).email},1`)
    rows.push('nobody@nowhere.test,1')
    const { filePath, uploadUrl } = await call('POST', `${imports}/wixmp-upload-url`, {})
    const sent = await fetch(uploadUrl, { method: 'PUT', body: ['email,points', ...rows].join('\n') })
    expect(sent.status).toBe(200)
    const { loyaltyImport } = await call('POST', imports, { fileUrl: filePath, fileName: 'points.csv' })
    const { id } = loyaltyImport
    await become(id, 'PARSED')

    await victim.within(async (db) => {
      const before = await balances(db, ada.memberId, grace.memberId)
      // Hold the account of the third batch in another transaction, so that the server dies within that batch.
      await transaction(db, async (trx) => {
        await sql`select 1 from loyalty_accounts where member_id = ${grace.memberId}::uuid for update`.execute(
          trx,
        )
        await call('POST', `${imports}/execute`, {
          loyaltyImportId: id,
          headerMappingInfo: {
            headerMappings: [
              { columnName: 'EMAIL', columnIndex: 0 },
              { columnName: 'POINTS', columnIndex: 1 },
            ],
          },
        })
        while ((await read(id)).importResult?.successCount !== DONE) await pause(50)
        await victim.kill()
      })
      expect(await balances(db, ada.memberId, grace.memberId)).toEqual([before[0] + DONE, before[1]])

      await victim.start()
      // Beyond the minute for which the dead one holds it.
      await call('POST', '/_dev/clock', { advance: 61 })
      expect((await become(id, 'IMPORTED')).importResult).toMatchObject({
        successCount: ROWS,
        failureCount: 1,
      })
      expect(await balances(db, ada.memberId, grace.memberId)).toEqual([
        before[0] + DONE,
        before[1] + ROWS - DONE,
      ])
    })
  } finally {
    await victim.end()
    await database.drop()
    await rm(home, { recursive: true, force: true })
  }
}, 240_000)

/** Balances of each member, by the account and by its transactions, which must agree. */
async function balances(db: Db, ...memberIds: readonly [string, string]): Promise<[number, number]> {
  const found: number[] = []
  for (const memberId of memberIds) {
    const { rows } = await sql<{ balance: number; sum: number }>`
      select a.balance, coalesce(sum(t.amount), 0)::bigint as sum
      from loyalty_accounts a left join loyalty_transactions t on t.account_id = a.id
      where a.member_id = ${memberId}::uuid group by a.id`.execute(db)
    expect(rows[0]?.balance).toBe(rows[0]?.sum)
    found.push(rows[0]?.balance ?? -1)
  }
  return found as [number, number]
}
