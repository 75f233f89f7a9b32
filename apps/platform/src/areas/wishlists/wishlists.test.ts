import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

let { site, staff } = {} as LampShop
let visitor: Shopper
beforeAll(async () => {
  ;({ site, staff } = await openLampShop())
  visitor = await Shopper.visitor(site)
})
afterAll(() => site?.close())

const hosted = '/ecom/v1/wishlists'
const lists = '/wishlists/v1/wishlists'
const mine = '/wishlists/v1/my-wishlists'
const newProduct = (name: string) => stockProduct(site.platform.services.db, { name })
async function member() {
  const { accessToken, memberId } = await site.signUp()
  return { memberId, me: new Shopper(site, accessToken) }
}
const of = ({ productId }: Pick<StockedProduct, 'productId'>, options?: object) => ({
  ...{ catalogItemId: productId, appId: STORES_APP_ID },
  ...(options && { options }),
})
const add = (me: Shopper, catalogReference: object) =>
  me.call('POST', `${hosted}/add-item`, { catalogReference, returnEntity: true })
const idsOf = ({ items }: { items: { catalogReference: { catalogItemId: string } }[] }) =>
  items.map(({ catalogReference }) => catalogReference.catalogItemId)
const read = async (me: Shopper) => (await me.call('GET', mine)).body.wishlists
const newList = async (me: Shopper, name: string) =>
  (await me.call('POST', lists, { wishlist: { name } })).body.wishlist
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code

it('A member has a default list by the calls of the hosted platform, where an item is its whole reference', async () => {
  const { me, memberId } = await member()
  const [cup, bowl] = [await newProduct('Cup'), await newProduct('Bowl')]
  expect((await me.call('GET', `${hosted}/get-default`)).body).toEqual({ wishlist: { items: [] } })
  await add(me, of(cup))
  await add(me, of(cup))
  site.clock.advance(1)
  const { wishlist } = (await add(me, of(bowl, { variantId: bowl.variantId }))).body
  expect(wishlist).toMatchObject({ memberId })
  expect(wishlist.items[0].catalogReference).toEqual(of(bowl, { variantId: bowl.variantId }))
  expect(idsOf(wishlist)).toEqual([bowl.productId, cup.productId])
  const other = '00000000-0000-4000-8000-000000000000'
  expect((await me.call('GET', `${hosted}/get-default?appId=${other}`)).body.wishlist.items).toEqual([])
  // The product as a whole is another item than its variant.
  await me.call('POST', `${hosted}/remove-item`, { catalogReference: of(bowl) })
  expect((await me.call('GET', `${hosted}/get-default`)).body.wishlist.items).toHaveLength(2)
  const last = await me.call('POST', `${hosted}/remove-item`, { catalogReference: of(cup) })
  expect(last.body).toEqual({})
  const events = await site.platform.services.db
    .selectFrom('outbox')
    .select('type')
    .where('entityId', '=', wishlist.id)
    .orderBy('sequence')
    .execute()
  expect(events.map(({ type }) => type.replace('wix.ecom.v1.wishlist_', ''))).toEqual([
    ...['item_added', 'item_added', 'item_removed'],
  ])
})

it('A wish for what shoppers do not see is refused, and so is one by a visitor', async () => {
  const { me } = await member()
  const hidden = await newProduct('Hidden')
  await site.platform.services.db
    .updateTable('products')
    .set({ visible: false })
    .where('id', '=', hidden.productId)
    .execute()
  for (const reference of [
    of(hidden),
    { ...of(hidden), catalogItemId: 'no-id' },
    { ...of(await newProduct('Seen')), appId: '00000000-0000-4000-8000-000000000000' },
  ])
    expect(codeOf(await add(me, reference))).toBe('PRODUCT_NOT_FOUND')
  expect((await add(visitor, of(hidden))).status).toBe(403)
})

it('A list holds 100 items, and what finds no room is counted', async () => {
  const { me } = await member()
  const products: StockedProduct[] = []
  for (let n = 0; n < 103; n += 1) products.push(await newProduct(`Thing ${n}`))
  const references = products.map((product) => of(product))
  const first = await me.call('POST', `${mine}/add-items`, { catalogReferences: references.slice(0, 98) })
  expect(first.body.left).toBe(0)
  expect(idsOf(first.body.wishlist)).toEqual(products.slice(0, 98).map(({ productId }) => productId))
  const next = await me.call('POST', `${mine}/add-items`, { catalogReferences: references.slice(96, 102) })
  expect([next.body.left, next.body.wishlist.items.length]).toEqual([2, 100])
  const beyond = await add(me, references[102] ?? {})
  expect([beyond.status, codeOf(beyond)]).toEqual([428, 'WISHLIST_ITEMS_LIMIT_EXCEEDED'])
  const list = await newList(me, 'Second')
  const moving = {
    fromWishlistId: list.id,
    toWishlistId: first.body.wishlist.id,
    catalogReference: references[102],
  }
  await me.call('POST', `${mine}/add-items`, {
    wishlistId: list.id,
    catalogReferences: [references[102]],
  })
  expect(codeOf(await me.call('POST', `${mine}/move-item`, moving))).toBe('WISHLIST_ITEMS_LIMIT_EXCEEDED')
  expect((await read(me))[1].items).toHaveLength(1)
})

it('A member names, fills and deletes lists, moves items between them, and nobody else does', async () => {
  const [{ me }, { me: other }] = [await member(), await member()]
  const jug = await newProduct('Jug')
  const [usual] = await read(me)
  expect(usual).toMatchObject({ isDefault: true, name: '', items: [], share: null, tellsPriceDrops: false })
  const gifts = await newList(me, '  Gifts \u202e ')
  expect(gifts.name).toBe('Gifts')
  expect((await me.call('POST', lists, { wishlist: { name: ' ' } })).status).toBe(400)
  await me.call('POST', `${mine}/add-items`, { catalogReferences: [of(jug)] })
  const move = { fromWishlistId: usual.id, toWishlistId: gifts.id, catalogReference: of(jug) }
  expect((await other.call('POST', `${mine}/move-item`, move)).status).toBe(404)
  expect((await me.call('POST', `${mine}/move-item`, move)).status).toBe(200)
  expect(codeOf(await me.call('POST', `${mine}/move-item`, move))).toBe('ITEM_NOT_FOUND')
  const [emptied, filled] = await read(me)
  expect([emptied.items, idsOf(filled)]).toEqual([[], [jug.productId]])
  expect(filled.items[0]).toMatchObject({ addedPrice: '25.00', price: '25.00' })
  const { id, revision } = filled
  const rename = (name: string, from: string) =>
    me.call('PATCH', `${lists}/${id}`, { wishlist: { id, revision: from, name } })
  expect((await rename('Presents', revision)).body.wishlist.name).toBe('Presents')
  expect(codeOf(await rename('Late', revision))).toBe('REVISION_MISMATCH')
  expect(codeOf(await me.call('DELETE', `${lists}/${usual.id}`))).toBe('DEFAULT_WISHLIST')
  await me.call('POST', `${mine}/remove-items`, { catalogReferences: [of(jug)] })
  expect((await read(me))[1].items).toEqual([])
  expect((await me.call('DELETE', `${lists}/${id}`)).status).toBe(200)
  expect(await read(me)).toHaveLength(1)
})

it('A member has 20 lists', async () => {
  const { me } = await member()
  for (let n = 1; n < 20; n += 1) await newList(me, `List ${n}`)
  const beyond = await me.call('POST', lists, { wishlist: { name: 'Beyond' } })
  expect(codeOf(beyond)).toBe('WISHLISTS_LIMIT_EXCEEDED')
})

it('Anybody with the link reads a list, without personal data but the name that the member allows, until it is taken back', async () => {
  const { me, memberId } = await member()
  const [rug, hidden] = [await newProduct('Rug'), await newProduct('Secret')]
  await me.call('PATCH', `/members/v1/members/${memberId}`, { member: { contact: { firstName: 'Ida' } } })
  const list = await newList(me, 'Home')
  const catalogReferences = [of(rug), of(hidden)]
  await me.call('POST', `${mine}/add-items`, { wishlistId: list.id, catalogReferences })
  await site.platform.services.db
    .updateTable('products')
    .set({ visible: false })
    .where('id', '=', hidden.productId)
    .execute()
  const share = async (showsName: boolean) =>
    (await me.call('POST', `${lists}/${list.id}/share`, { showsName })).body.wishlist.share.token
  const token = await share(false)
  expect(token).toMatch(/^[\w-]{43}$/)
  const shared = (of: string) => visitor.call('GET', `/wishlists/v1/shared-wishlists/${of}`)
  expect((await shared(token)).body).toEqual({
    sharedWishlist: {
      ...{ name: 'Home', isDefault: false, ownerName: null },
      items: [{ catalogReference: of(rug) }],
    },
  })
  expect(await share(true)).toBe(token)
  expect((await shared(token)).body.sharedWishlist.ownerName).toBe('Ida')
  await me.call('DELETE', `${lists}/${list.id}/share`)
  expect(codeOf(await shared(token))).toBe('WISHLIST_NOT_FOUND')
  expect(await share(true)).not.toBe(token)
})

it('Staff see which products most members wish for', async () => {
  const [wanted, less] = [await newProduct('Wanted'), await newProduct('Less')]
  for (const n of [0, 1, 2]) {
    const { me } = await member()
    const list = await newList(me, 'Twice')
    for (const wishlistId of [undefined, list.id])
      await me.call('POST', `${mine}/add-items`, { wishlistId, catalogReferences: [of(wanted)] })
    if (n === 0) await add(me, of(less))
  }
  const { products } = (await staff('GET', '/wishlists/v1/most-wished?limit=1')).body
  expect(products).toEqual([expect.objectContaining({ name: 'Wanted', members: 3, visible: true })])
  expect((await visitor.call('GET', '/wishlists/v1/most-wished')).status).toBe(403)
})
