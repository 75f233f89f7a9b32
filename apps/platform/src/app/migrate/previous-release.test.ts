import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, readSteps } from '../../data/migrate.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../dev/testing/shopper.ts'

let shop: LampShop
beforeEach(async () => {
  shop = await openLampShop()
})
afterEach(() => shop.site.close())

/** Brings the schema to that of the next release, as its steps would, while this one runs. */
async function nextRelease(...statements: string[]): Promise<void> {
  const next = statements.map((statement, at) => ({ name: `9001-next/${at + 1}`, statement }))
  await migrate(shop.site.platform.services.db, { steps: [...(await readSteps()), ...next] })
}

async function purchase(): Promise<string> {
  const shopper = await Shopper.visitor(shop.site)
  await shopper.add(shop.lamp)
  return orderIdOf(await shopper.buy('32.50'))
}

test('A release sells on the schema of the next one, whose steps only add', async () => {
  await nextRelease(
    'create table fruit (name text primary key)',
    'alter table carts add column fruit text',
    "alter table cart_lines add column fruit text not null default 'fig'",
    'alter table sales_orders add column fruit text',
    'create index concurrently if not exists sales_orders_by_fruit on sales_orders (fruit)',
  )
  expect(await purchase()).toMatch(/^[\da-f-]{36}$/)
})

test.each(['alter table variants rename column sku to code', 'alter table cart_lines drop column quantity'])(
  'A release would not sell after a step that the check refuses: %s',
  async (statement) => {
    await nextRelease(statement)
    const bought = await purchase().catch(() => '')
    expect(bought).toBe('')
  },
)
