import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { markChanged } from '../store/changes.ts'

const path = '/stores/v3/products/search'
let site: TestPlatform
let visitor: Shopper

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  for (const name of ['B', 'D', 'F', 'H', 'J', 'L']) await stockProduct(db, { name })
  visitor = await Shopper.visitor(site)
})
afterAll(() => site.close())

async function page(search: object) {
  const { status, body } = await visitor.see('POST', path, { search })
  return {
    status,
    names: (body.products ?? []).map(({ name }: { name: string }) => name) as string[],
    cursor: body.pagingMetadata?.cursors?.next as string | null,
  }
}

async function hide(name: string): Promise<void> {
  await transaction(site.platform.services.db, async (trx) => {
    const { id } = await trx
      .updateTable('products')
      .set({ visible: false })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirstOrThrow()
    await markChanged(trx, [id])
  })
}

test('Faults row 83: what is added and taken away between two pages neither repeats nor skips what stays', async () => {
  const first = await page({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } })
  expect(first.names).toEqual(['B', 'D'])
  await hide('B')
  // The very product at which the next page begins.
  await hide('D')
  const { db } = site.platform.services
  const before = await stockProduct(db, { name: 'A' })
  const after = await stockProduct(db, { name: 'G' })
  await transaction(db, (trx) => markChanged(trx, [before.productId, after.productId]))
  const second = await page({ cursorPaging: { limit: 3, cursor: first.cursor } })
  expect(second.names).toEqual(['F', 'G', 'H'])
  const third = await page({ cursorPaging: { limit: 3, cursor: second.cursor } })
  expect([third.names, third.cursor]).toEqual([['J', 'L'], null])
})

test('A cursor that was touched, or is of another call, is refused', async () => {
  const { cursor } = await page({ cursorPaging: { limit: 1 } })
  const [body = '', signature = ''] = String(cursor).split('.')
  const read = Buffer.from(body, 'base64url').toString()
  const other = Buffer.from(read.replace('"sort":[]', '"sort":[{"fieldName":"name","order":"ASC"}]'))
  expect(String(other)).not.toBe(read)
  for (const forged of [
    `${other.toString('base64url')}.${signature}`,
    body,
    `${body}.`,
    `.${signature}`,
    `${body}.${signature}x`,
    'null',
  ])
    expect((await page({ cursorPaging: { cursor: forged } })).status, forged).toBe(400)
  const { status } = await visitor.call('POST', '/stores/v3/brands/query', {
    query: { cursorPaging: { cursor } },
  })
  expect(status).toBe(400)
})
