import { setTimeout as delay } from 'node:timers/promises'
import { REVIEWS_APP_ID } from '@galleria/platform-client/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
let visitor: Shopper
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
  visitor = await Shopper.visitor(site)
})
afterAll(() => site?.close())

const path = '/reviews/v1/reviews'
const newProduct = (name: string) => stockProduct(site.platform.services.db, { name, quantity: 100 })
async function member() {
  const { accessToken, memberId, email } = await site.signUp()
  return { memberId, email, me: new Shopper(site, accessToken) }
}
const write = (who: Shopper, { productId }: Pick<StockedProduct, 'productId'>, content: object = {}) =>
  who.call('POST', path, {
    review: { namespace: 'stores', entityId: productId, content: { rating: 5, ...content } },
  })
const decide = (id: string, status: string) => staff('PATCH', `${path}/${id}/moderate`, { status })
async function published(who: Shopper, of: Pick<StockedProduct, 'productId'>, content: object = {}) {
  const { review } = (await write(who, of, content)).body
  return (await decide(review.id, 'APPROVED')).body.review
}
const query = (who: Shopper, q: object) => who.call('POST', `${path}/query`, { query: q })
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code
const faultsOf = ({
  body,
}: {
  body: { details?: { validationError?: { fieldViolations: { field: string }[] } } }
}) => body.details?.validationError?.fieldViolations.map(({ field }) => field)
const summaryOf = async ({ productId }: Pick<StockedProduct, 'productId'>) =>
  (await visitor.call('POST', '/reviews/v1/review-summaries/query', { entityIds: [productId] })).body
    .summaries[0]

it('A review waits for the shop, is read by all once it is approved, and is hidden again when it is rejected', async () => {
  const cup = await newProduct('Cup')
  const { me } = await member()
  const { review } = (await write(me, cup, { title: 'Fine ', body: 'Thin\r\nand light' })).body
  expect(review).toMatchObject({
    content: { title: 'Fine', body: 'Thin\nand light', rating: 5, media: [] },
    ...{ verified: false, moderation: { moderationStatus: 'IN_MODERATION' }, revision: '1' },
  })
  const read = async () => (await query(visitor, { filter: { entityId: cup.productId } })).body.reviews
  expect(await read()).toEqual([])
  expect((await visitor.call('GET', `${path}/${review.id}`)).status).toBe(404)
  expect((await me.call('GET', `${path}/${review.id}`)).status).toBe(200)
  await decide(review.id, 'APPROVED')
  const [shown] = await read()
  expect(shown).toMatchObject({ id: review.id, moderation: { manuallyChanged: true } })
  expect(shown.author.contactId).toBeUndefined()
  expect(await summaryOf(cup)).toMatchObject({ count: 1, average: 5, byRating: [0, 0, 0, 0, 1] })
  await decide(review.id, 'REJECTED')
  expect([await read(), (await summaryOf(cup)).count]).toEqual([[], 0])
  const events = await site.platform.services.db
    .selectFrom('outbox')
    .select('type')
    .where('entityId', '=', review.id)
    .orderBy('sequence')
    .execute()
  expect(events.map(({ type }) => type.replace('wix.reviews.v1.review_', ''))).toEqual([
    ...['created', 'moderation_status_changed', 'review_published', 'moderation_status_changed'],
  ])
})

it('A member has one review of a product, which they change and delete, and nobody else does', async () => {
  const bowl = await newProduct('Bowl')
  const [{ me }, { me: other }] = [await member(), await member()]
  const [first, second] = await Promise.all([write(me, bowl), write(me, bowl)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  expect(codeOf(first.status === 409 ? first : second)).toBe('REVIEW_ALREADY_EXISTS')
  const { review } = (await me.call('GET', `/reviews/v1/my-reviews/${bowl.productId}`)).body
  await decide(review.id, 'APPROVED')
  const change = (who: Shopper, revision: string) =>
    who.call('PATCH', `${path}/${review.id}`, {
      review: { id: review.id, revision, content: { rating: 2, body: 'It broke' } },
    })
  expect(codeOf(await change(other, '2'))).toBe('REVIEW_NOT_FOUND')
  expect(codeOf(await change(me, '1'))).toBe('REVISION_MISMATCH')
  const changed = (await change(me, '2')).body.review
  expect(changed).toMatchObject({
    content: { rating: 2, title: null },
    moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false },
  })
  expect((await summaryOf(bowl)).count).toBe(0)
  expect(codeOf(await other.call('DELETE', `${path}/${review.id}`))).toBe('REVIEW_NOT_FOUND')
  expect((await me.call('DELETE', `${path}/${review.id}`)).status).toBe(200)
  expect((await me.call('POST', '/reviews/v1/my-reviews/query', {})).body.reviews).toEqual([])
  expect((await write(me, bowl)).status).toBe(200)
})

it('A purchase is found in the paid orders of the member, and never in what is sent', async () => {
  const { me } = await member()
  const sent = await me.call('POST', path, {
    review: { namespace: 'stores', entityId: lamp.productId, verified: true, content: { rating: 4 } },
  })
  expect(sent.body.review?.verified ?? false).toBe(false)
  const of = async () => (await me.call('GET', `/reviews/v1/my-reviews/${lamp.productId}`)).body
  expect((await of()).verified).toBe(false)
  await me.add(lamp)
  await me.pay(await me.hostedAddress(await me.checkout()), '32.50')
  const { verified, review } = await of()
  expect(verified).toBe(true)
  const inCapitals = `/reviews/v1/my-reviews/${lamp.productId.toUpperCase()}`
  expect((await me.call('GET', inCapitals)).body.verified).toBe(true)
  const content = { rating: 4, body: 'Bright' }
  const { body } = await me.call('PATCH', `${path}/${review.id}`, {
    review: { id: review.id, revision: review.revision, content },
  })
  expect(body.review.verified).toBe(true)
})

it('Bad input is refused at its path', async () => {
  const { me } = await member()
  const content = (more: object) => write(me, lamp, more).then(faultsOf)
  expect(await content({ rating: 6 })).toEqual(['review.content.rating'])
  expect(await content({ body: 'x'.repeat(3001) })).toEqual(['review.content.body'])
  expect(await content({ title: 'two\nlines' })).toEqual(['review.content.title'])
  const media = [{ image: { id: crypto.randomUUID() } }]
  expect(await content({ media })).toEqual(['review.content.media[0].image.id'])
  expect(
    await content({ media: Array.from({ length: 6 }, () => ({ image: { id: crypto.randomUUID() } })) }),
  ).toEqual(['review.content.media'])
  expect(codeOf(await write(me, { productId: crypto.randomUUID() }))).toBe('PRODUCT_NOT_FOUND')
  expect(faultsOf(await query(visitor, { filter: { 'author.contactId': 'x' } }))).toEqual([
    'query.filter.author.contactId',
  ])
  expect((await write(visitor, lamp)).status).toBe(403)
})

it('Reviews come sorted and filtered, page by page, without one twice', async () => {
  const dish = await newProduct('Dish')
  const ids: string[] = []
  for (const rating of [3, 5, 1, 5, 4]) {
    site.clock.advance(60)
    ids.push((await published((await member()).me, dish, { rating })).id)
  }
  const { me: reader } = await member()
  await reader.call('POST', `${path}/${ids[2]}/helpful`, {})
  const filter = { entityId: dish.productId }
  const sorted = async (fieldName: string, order: string) => {
    const found: string[] = []
    for (let cursor: string | undefined; ; ) {
      const cursorPaging = { limit: 2, ...(cursor && { cursor }) }
      const { reviews, metadata } = (
        await query(visitor, { ...(cursor ? {} : { filter, sort: [{ fieldName, order }] }), cursorPaging })
      ).body
      found.push(...reviews.map(({ id }: { id: string }) => id))
      cursor = metadata.cursors.next
      if (!cursor) return found
    }
  }
  expect(await sorted('createdDate', 'DESC')).toEqual(ids.toReversed())
  const byStars = await sorted('content.rating', 'DESC')
  expect([new Set(byStars).size, new Set(byStars.slice(0, 2))]).toEqual([5, new Set([ids[1], ids[3]])])
  expect(byStars.at(-1)).toBe(ids[2])
  expect((await sorted('helpfulness', 'DESC'))[0]).toBe(ids[2])
  const count = async (more: object) =>
    (await visitor.call('POST', `${path}/count`, { filter: { ...filter, ...more } })).body.count
  expect(await count({ 'content.rating': 5 })).toBe(2)
  expect(await count({ 'content.media': { $isEmpty: false } })).toBe(0)
  expect(await count({ verified: true })).toBe(0)
  expect(await summaryOf(dish)).toMatchObject({ count: 5, average: 3.6, byRating: [1, 0, 1, 1, 2] })
})

it('A vote counts once a member, can be taken back, and is nothing for one’s own review', async () => {
  const jar = await newProduct('Jar')
  const [{ me }, { me: reader }] = [await member(), await member()]
  const { id } = await published(me, jar)
  const vote = (who: Shopper, method = 'POST') =>
    who.call(method, `${path}/${id}/helpful`, method === 'POST' ? {} : undefined)
  expect(codeOf(await vote(me))).toBe('OWN_REVIEW')
  await vote(reader)
  expect((await vote(reader)).body.review).toMatchObject({ foundHelpful: 1, helpfulness: 1 })
  expect((await reader.call('GET', `/reviews/v1/my-reviews/${jar.productId}`)).body.helpfulReviewIds).toEqual(
    [id],
  )
  expect((await vote(reader, 'DELETE')).body.review.foundHelpful).toBe(0)
  expect((await vote(visitor)).status).toBe(403)
})

it('A vote for a review that is deleted meanwhile finds none', async () => {
  const jug = await newProduct('Jug')
  const { id } = await published((await member()).me, jug)
  const { me: reader } = await member()
  const deleting = await site.platform.services.db.startTransaction().execute()
  await deleting.deleteFrom('reviews').where('id', '=', id).execute()
  const vote = reader.call('POST', `${path}/${id}/helpful`, {})
  await delay(300)
  await deleting.commit().execute()
  expect([(await vote).status, codeOf(await vote)]).toEqual([404, 'REVIEW_NOT_FOUND'])
})

it('Pictures are made anew, shown by their review alone, and gone with it', async () => {
  const vase = await newProduct('Vase')
  const [{ me }, { me: thief }] = [await member(), await member()]
  const bytes = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'home address' } })
    .jpeg()
    .toBuffer()
  const upload = async () =>
    (await me.call('POST', '/reviews/v1/review-pictures', { data: bytes.toString('base64') })).body.image
  const [one, two] = [await upload(), await upload()]
  expect(one).toMatchObject({ width: 1600, height: 800 })
  const media = [{ image: { id: one.id } }]
  expect(faultsOf(await write(thief, vase, { media }))).toEqual(['review.content.media[0].image.id'])
  const review = await published(me, vase, { media: [...media, { image: { id: two.id } }] })
  expect(review.content.media.map(({ image }: { image: { id: string } }) => image.id)).toEqual([
    one.id,
    two.id,
  ])
  const file = await site.fetch(one.url)
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(Buffer.from(await file.arrayBuffer()).includes('home address')).toBe(false)
  await me.call('PATCH', `${path}/${review.id}`, {
    review: { id: review.id, revision: review.revision, content: { rating: 5, media } },
  })
  expect((await site.fetch(two.url)).status).toBe(404)
  await me.call('DELETE', `${path}/${review.id}`)
  expect((await site.fetch(one.url)).status).toBe(404)
  const broken = await me.call('POST', '/reviews/v1/review-pictures', {
    data: Buffer.from('no').toString('base64'),
  })
  expect(codeOf(broken)).toBe('PICTURE_NOT_READABLE')
})

it('Staff answer, decide about many at once, and take a decision back', async () => {
  const pot = await newProduct('Pot')
  const written = await Promise.all([member(), member()])
  const ids = await Promise.all(
    written.map(async ({ me }) => (await write(me, pot)).body.review.id as string),
  )
  const bulk = (status: string) =>
    staff('POST', '/reviews/v1/bulk/reviews/moderate-many', {
      reviewIds: [...ids, crypto.randomUUID()],
      status,
    })
  const { body } = await bulk('APPROVED')
  expect([body.reviews.length, body.missingIds.length, (await summaryOf(pot)).count]).toEqual([2, 1, 2])
  await bulk('IN_MODERATION')
  expect((await summaryOf(pot)).count).toBe(0)
  const waiting = await staff('POST', `${path}/query`, {
    query: { filter: { entityId: pot.productId, 'moderation.moderationStatus': 'IN_MODERATION' } },
    returnPrivateReviews: true,
  })
  expect(waiting.body.reviews[0].product).toMatchObject({ name: 'Pot', visible: true })
  await bulk('APPROVED')
  const reply = (await staff('PATCH', `${path}/${ids[0]}/reply`, { message: 'Thank you' })).body.review.reply
  expect(reply).toMatchObject({ message: 'Thank you', createdDate: expect.any(String) })
  expect(faultsOf(await staff('PATCH', `${path}/${ids[0]}/reply`, { message: ' ' }))).toEqual(['message'])
  expect((await staff('DELETE', `${path}/${ids[0]}/reply`)).body.review.reply).toBeUndefined()
})

it('A shop without moderation shows a review at once', async () => {
  const settings = '/reviews/v1/review-settings'
  const { revision } = (await staff('GET', settings)).body.reviewSettings
  const set = (isModerated: boolean, at: string) =>
    staff('PATCH', settings, { reviewSettings: { revision: at, isModerated } })
  const { reviewSettings } = (await set(false, revision)).body
  const tray = await newProduct('Tray')
  const { me } = await member()
  const { review } = (await write(me, tray)).body
  expect(review.moderation.moderationStatus).toBe('APPROVED')
  // Words that the shop rejected do not come back by a change.
  await decide(review.id, 'REJECTED')
  const changed = await me.call('PATCH', `${path}/${review.id}`, {
    review: { id: review.id, revision: '2', content: { rating: 1 } },
  })
  expect(changed.body.review.moderation.moderationStatus).toBe('IN_MODERATION')
  expect((await set(true, revision)).status).toBe(409)
  await set(true, reviewSettings.revision)
})

it('An approved review earns points once a product, which go back when it is removed', async () => {
  await staff('POST', '/loyalty-programs/v1/program/activate', {})
  const rule = {
    ...{ title: 'Review', sourceAppId: REVIEWS_APP_ID, triggerAppId: REVIEWS_APP_ID },
    triggerActivityType: 'PRODUCT_REVIEW',
    ...{ status: 'ACTIVE', fixedAmount: { configs: [{ points: 15 }] } },
  }
  const made = await staff('POST', '/_api/loyalty-earning-rules/v1/earning-rules', { earningRule: rule })
  expect(made.status).toBe(200)
  const mug = await newProduct('Mug')
  const { me } = await member()
  const balance = async () =>
    (await me.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account.points.balance
  const { review } = (await write(me, mug)).body
  expect(await balance()).toBe(0)
  for (const [status, points] of [
    ['APPROVED', 15],
    ['REJECTED', 0],
    ['APPROVED', 15],
    ['APPROVED', 15],
    ['IN_MODERATION', 0],
    ['APPROVED', 15],
  ] as const) {
    await decide(review.id, status)
    expect(await balance(), status).toBe(points)
  }
  const { revision } = (await me.call('GET', `${path}/${review.id}`)).body.review
  const content = { rating: 4 }
  await me.call('PATCH', `${path}/${review.id}`, { review: { id: review.id, revision, content } })
  await decide(review.id, 'APPROVED')
  expect(await balance()).toBe(15)
  await me.call('DELETE', `${path}/${review.id}`)
  expect(await balance()).toBe(0)
})

it('Reviews are in the file of one’s own data, and go with the member', async () => {
  const cap = await newProduct('Cap')
  const [{ me, memberId }, { me: author }] = [await member(), await member()]
  await write(me, cap, { body: 'Warm' })
  const { id } = await published(author, cap)
  await me.call('POST', `${path}/${id}/helpful`, {})
  const { url } = (await me.call('POST', '/members/v1/members/my/export', {})).body
  const { reviews, reviewVotes } = await (await site.fetch(url)).json()
  expect([reviews, reviewVotes]).toMatchObject([[{ body: 'Warm', rating: 5 }], [{ reviewId: id }]])
  const { deletion } = (await me.call('DELETE', '/members/v1/members/my')).body
  expect(deletion).toContainEqual(expect.objectContaining({ name: 'reviews', count: 1, fate: 'ERASED' }))
  const { db } = site.platform.services
  expect(await db.selectFrom('reviews').select('id').where('memberId', '=', memberId).execute()).toEqual([])
  expect((await visitor.call('GET', `${path}/${id}`)).body.review.foundHelpful).toBe(0)
})

it('A member who writes too often waits', async () => {
  const { me } = await member()
  const statuses = []
  for (let time = 0; time < 21; time += 1)
    statuses.push((await write(me, { productId: crypto.randomUUID() })).status)
  expect([statuses.slice(0, 20).every((each) => each === 404), statuses[20]]).toEqual([true, 429])
})

// Last: tokens of those above end within the day.
it('A picture that no review names is deleted after a day', async () => {
  const { me } = await member()
  const data = (
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
  ).toString('base64')
  const { image } = (await me.call('POST', '/reviews/v1/review-pictures', { data })).body
  site.clock.advance(25 * 3600)
  await site.platform.services.schedule.runDue(site.platform.services)
  expect((await site.fetch(image.url)).status).toBe(404)
})
