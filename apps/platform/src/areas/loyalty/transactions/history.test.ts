import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let owner: Shopper
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const accounts = '/loyalty-accounts/v1/accounts'
const earn = (id: string) =>
  owner.call('POST', `${accounts}/${id}/earn-points`, {
    ...{ amount: 10, appId: 'till', idempotencyKey: randomUUID() },
  })

it('A history stays as it was begun while rows arrive: nothing twice, nothing left out', async () => {
  const { accessToken } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  const { id } = (await shopper.call('GET', `${accounts}/my-account`)).body.account
  const query = '/loyalty-transactions/v1/loyalty-transactions/query'
  const first: string[] = []
  for (let index = 0; index < 7; index += 1) first.unshift((await earn(id)).body.transactionId)
  const read: string[] = []
  let cursor: string | undefined
  do {
    const page = await shopper.call('POST', query, { query: { cursorPaging: { limit: 2, cursor } } })
    read.push(...page.body.loyaltyTransactions.map((each: { id: string }) => each.id))
    cursor = page.body.pagingMetadata.cursors.next
    await earn(id)
  } while (cursor)
  expect(new Set(read).size).toBe(read.length)
  expect(read.filter((each) => first.includes(each)).sort()).toEqual([...first].sort())
  const filter = { accountId: id, transactionType: 'EARN', amount: { $gt: 5 } }
  const sorted = await owner.call('POST', query, {
    query: { filter, sort: [{ fieldName: 'description', order: 'ASC' }], cursorPaging: { limit: 3 } },
  })
  expect(sorted.body.loyaltyTransactions).toHaveLength(3)
})
