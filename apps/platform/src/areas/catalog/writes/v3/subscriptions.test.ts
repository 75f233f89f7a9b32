import { undoCatalogEdit } from '@galleria/platform-client/catalog-edits'
import * as v3 from '@galleria/platform-client/catalog-products-v3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

type Details = NonNullable<v3.ProductV3Changes['subscriptionDetails']>
const monthly = {
  title: 'Monthly',
  frequency: 'MONTH',
  autoRenewal: true,
  discount: { percentOff: 10 },
} as const
const make = async (subscriptionDetails: Details) =>
  (
    await v3.createProductV3(client, {
      product: {
        ...{ name: 'Again and again', productType: 'PHYSICAL', subscriptionDetails },
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '20.00' } } }] },
      },
    })
  ).product
const change = async (id: string, subscriptionDetails: Details | null) => {
  const { product } = await v3.getProductV3(client, { productId: id })
  const changed = { id, revision: product.revision ?? '', subscriptionDetails }
  return (await v3.updateProductV3(client, { product: changed })).product
}
const subscriptionsOf = (product: v3.ProductV3) => product.subscriptionDetails?.subscriptions ?? []

test('Ways to buy a product again are made, changed under their ids, taken away and brought back', async () => {
  const yearly = { title: 'A year', frequency: 'MONTH', interval: 2, billingCycles: 6 } as const
  const product = await make({ subscriptions: [monthly, yearly] })
  expect(subscriptionsOf(product)).toMatchObject([
    { title: 'Monthly', autoRenewal: true, interval: 1, discount: { percentOff: 10 } },
    { title: 'A year', autoRenewal: false, interval: 2, billingCycles: 6 },
  ])
  const [first, second] = subscriptionsOf(product)
  const id = second?.id ?? ''
  const kept = subscriptionsOf(
    await change(product.id, { subscriptions: [{ ...yearly, id, title: 'Six times' }] }),
  )
  expect(kept).toMatchObject([{ id, title: 'Six times' }])
  const edits = await owner.call('POST', '/stores/v1/catalog-edits/query', {
    query: { filter: { entityId: product.id } },
  })
  await undoCatalogEdit(client, { id: edits.body.catalogEdits[0].id })
  const back = (await v3.getProductV3(client, { productId: product.id })).product
  expect(subscriptionsOf(back).map((each) => each.id)).toEqual([first?.id, id])
  expect((await change(product.id, null)).subscriptionDetails).toBeUndefined()
})

test('An edit that says nothing of them leaves them', async () => {
  const { id, subscriptionDetails } = await make({ subscriptions: [monthly] })
  await owner.call('PATCH', `/stores/v1/products/${id}`, { product: { description: 'Other words' } })
  const { product } = await v3.getProductV3(client, { productId: id })
  expect(product.subscriptionDetails).toEqual(subscriptionDetails)
})

test('Subscriptions that no cart would know are refused', async () => {
  const { id } = await make({ subscriptions: [monthly] })
  const refused = async (one: object) =>
    expect(change(id, { subscriptions: [{ ...monthly, ...one }] })).rejects.toMatchObject({ status: 400 })
  await refused({ billingCycles: 3 })
  await refused({ autoRenewal: false })
  await refused({ discount: { type: 'AMOUNT', amountOff: '1.00' } })
  await refused({ visible: false })
  await refused({ id })
  const seven = Array.from({ length: 7 }, () => monthly)
  await expect(change(id, { subscriptions: seven })).rejects.toMatchObject({ status: 400 })
})
