import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let bowl: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  bowl = await stockProduct(db, { name: 'Bowl', priceMinor: 2500, quantity: 5 })
  const fields = [
    { title: 'Name', maxLength: 5, mandatory: true },
    { title: 'Note', maxLength: 20, mandatory: false },
  ]
  await db
    .updateTable('products')
    .set({ customTextFields: jsonb(fields) })
    .where('id', '=', bowl.productId)
    .execute()
})
afterAll(() => site.close())

function add(shopper: Shopper, customTextFields: object, quantity = 1) {
  const options = { variantId: bowl.variantId, customTextFields }
  const catalogReference = { catalogItemId: bowl.productId, appId: STORES_APP_ID, options }
  return shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ catalogReference, quantity }],
  })
}
const linesOf = ({ body }: Awaited<ReturnType<typeof add>>) =>
  body.cart.lineItems.map((line: { quantity: number; descriptionLines: object[] }) => [
    line.quantity,
    line.descriptionLines,
  ])
const written = (title: string, text: string) => ({
  name: { original: title, translated: title },
  plainText: { original: text, translated: text },
})

it('The cart keeps what was written with its line, and another text in another line', async () => {
  const shopper = await Shopper.visitor(site)
  await add(shopper, { Name: 'Ada' })
  await add(shopper, { Name: 'Grace', Note: 'A gift' })
  expect(linesOf(await add(shopper, { Name: 'Ada' }))).toEqual([
    [2, [written('Name', 'Ada')]],
    [1, [written('Name', 'Grace'), written('Note', 'A gift')]],
  ])
})

it('The cart counts the stock over all lines of a variant', async () => {
  const shopper = await Shopper.visitor(site)
  await add(shopper, { Name: 'Ada' }, 3)
  expect(linesOf(await add(shopper, { Name: 'Grace' }, 9)).map(([quantity]: [number]) => quantity)).toEqual([
    3, 2,
  ])
})

it.each([
  [{}, 'Name', 'REQUIRED_FIELD'],
  [{ Name: '  ' }, 'Name', 'REQUIRED_FIELD'],
  [{ Name: 'Margaret' }, 'Name', 'MAX_LENGTH'],
  [{ Name: 'Ada', Color: 'Red' }, 'Color', 'FIELD_NOT_ALLOWED'],
])('The cart refuses %j', async (texts, title, violatedRule) => {
  const answer = await add(await Shopper.visitor(site), texts)
  expect(answer.status).toBe(400)
  expect(answer.body.details.validationError.fieldViolations).toMatchObject([
    { field: `lineItems[0].catalogReference.options.customTextFields.${title}`, violatedRule },
  ])
})

it('The cart takes five characters of any script for five', async () => {
  expect((await add(await Shopper.visitor(site), { Name: '🏺🏺🏺🏺🏺' })).status).toBe(200)
})
