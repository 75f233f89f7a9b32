import { REVIEWS_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { carryReviewJobsOn } from './carry-on.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site?.close())

const bulk = '/reviews/v1/bulk/reviews'
const newProduct = (name: string) => stockProduct(site.platform.services.db, { name, quantity: 100 })
const carryOn = () => carryReviewJobsOn(site.platform.services)
const jobOf = async (id: string) => (await staff('GET', `${bulk}/jobs/${id}`)).body.job
const codeOf = ({ body }: { body: { details?: { applicationError?: { code: string } } } }) =>
  body.details?.applicationError?.code
const faultsOf = ({
  body,
}: {
  body: { details?: { validationError?: { fieldViolations: { field: string }[] } } }
}) => body.details?.validationError?.fieldViolations.map(({ field }) => field)

async function written({ productId }: Pick<StockedProduct, 'productId'>): Promise<string> {
  const me = new Shopper(site, (await site.signUp()).accessToken)
  const review = { namespace: 'stores', entityId: productId, content: { rating: 4, title: 'Fine' } }
  return (await me.call('POST', '/reviews/v1/reviews', { review })).body.review.id
}
async function statusOf(id: string): Promise<string | undefined> {
  const { body } = await staff('GET', `/reviews/v1/reviews/${id}?returnPrivateReviews=true`)
  return body.review?.moderation.moderationStatus
}

it('A job decides about all that are found, and another one gives back what was before', async () => {
  const cup = await newProduct('Cup')
  const ids = await Promise.all([written(cup), written(cup), written(cup)])
  await staff('PATCH', `/reviews/v1/reviews/${ids[0]}/moderate`, { status: 'REJECTED' })
  const filter = { entityId: cup.productId }
  const { jobId } = (await staff('POST', `${bulk}/moderate`, { filter, status: 'APPROVED' })).body
  expect(await jobOf(jobId)).toMatchObject({ status: 'RUNNING', total: 3, canUndo: false })
  expect(codeOf(await staff('POST', `${bulk}/jobs/${jobId}/undo`, {}))).toBe('NOT_UNDOABLE')
  await staff('DELETE', `/reviews/v1/reviews/${ids[1]}`)
  await Promise.all([carryOn(), carryOn()])
  expect(await jobOf(jobId)).toMatchObject({
    ...{ action: 'MODERATE', moderationStatus: 'APPROVED', status: 'FINISHED' },
    ...{ succeeded: 2, failed: 1, canUndo: true },
  })
  const failed = await staff('GET', `${bulk}/jobs/${jobId}/results?status=FAILED`)
  expect(failed.body.results).toMatchObject([{ itemId: ids[1], error: { code: 'REVIEW_NOT_FOUND' } }])
  expect(await Promise.all(ids.map(statusOf))).toEqual(['APPROVED', undefined, 'APPROVED'])

  // Decided about again since then: that decision stays.
  await staff('PATCH', `/reviews/v1/reviews/${ids[2]}/moderate`, { status: 'REJECTED' })
  const undone = await Promise.all([
    staff('POST', `${bulk}/jobs/${jobId}/undo`, {}),
    staff('POST', `${bulk}/jobs/${jobId}/undo`, {}),
  ])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 428])
  await carryOn()
  const undo = undone.find(({ status }) => status === 200)?.body.jobId
  expect(await jobOf(undo)).toMatchObject({ undoes: jobId, succeeded: 1, failed: 1, canUndo: false })
  expect(await Promise.all(ids.map(statusOf))).toEqual(['REJECTED', undefined, 'REJECTED'])
  const { results } = (await staff('GET', `${bulk}/jobs/${undo}/results?status=FAILED`)).body
  expect(results).toMatchObject([{ itemId: ids[2], name: 'Fine', error: { code: 'DECIDED_AGAIN' } }])
})

it('A job deletes all that are found and no other, and what is written later stays', async () => {
  const bowl = await newProduct('Bowl')
  const [one, other] = [await written(bowl), await written(lamp)]
  const { jobId } = (await staff('POST', `${bulk}/delete`, { filter: { entityId: bowl.productId } })).body
  const later = await written(bowl)
  await carryOn()
  expect(await jobOf(jobId)).toMatchObject({ action: 'DELETE', status: 'FINISHED', succeeded: 1 })
  expect(await Promise.all([one, other, later].map(statusOf))).toEqual([
    ...[undefined, 'IN_MODERATION', 'IN_MODERATION'],
  ])
  expect(codeOf(await staff('POST', `${bulk}/jobs/${jobId}/undo`, {}))).toBe('NOT_UNDOABLE')
})

it('A job needs a filter, of fields that reviews have, and is found by its id', async () => {
  expect(faultsOf(await staff('POST', `${bulk}/delete`, {}))).toEqual(['filter'])
  expect(faultsOf(await staff('POST', `${bulk}/delete`, { filter: { price: 1 } }))).toEqual(['filter.price'])
  expect(faultsOf(await staff('POST', `${bulk}/moderate`, { filter: {}, status: 'SUBMITTED' }))).toEqual([
    'status',
  ])
  expect(codeOf(await staff('GET', `${bulk}/jobs/x`))).toBe('ASYNC_JOB_NOT_FOUND')
  const me = new Shopper(site, (await site.signUp()).accessToken)
  expect((await me.call('POST', `${bulk}/delete`, { filter: {} })).status).toBe(403)
})

it('Reviews of elsewhere are written each by itself, wait for the shop, and earn no points', async () => {
  await staff('POST', '/loyalty-programs/v1/program/activate', {})
  const rule = {
    ...{ title: 'Review', sourceAppId: REVIEWS_APP_ID, triggerAppId: REVIEWS_APP_ID },
    triggerActivityType: 'PRODUCT_REVIEW',
    ...{ status: 'ACTIVE', fixedAmount: { configs: [{ points: 15 }] } },
  }
  await staff('POST', '/_api/loyalty-earning-rules/v1/earning-rules', { earningRule: rule })
  const jar = await newProduct('Jar')
  const author = await site.signUp()
  const review = (more: object = {}) => ({
    ...{ namespace: 'stores', entityId: jar.productId, content: { rating: 5, title: 'From before' } },
    author: { contactId: author.contactId, authorName: 'Ada' },
    ...{ reviewDate: '2020-02-03T00:00:00.000Z', ...more },
  })
  const create = (reviews: readonly object[], returnEntity = true) =>
    staff('POST', `${bulk}/create`, { reviews, returnEntity })
  const { body } = await create([
    review(),
    review(),
    review({ entityId: crypto.randomUUID() }),
    review({ author: { contactId: crypto.randomUUID() } }),
  ])
  expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 3 })
  const [first, ...others] = body.results
  expect(first).toMatchObject({
    itemMetadata: { id: first.review.id, originalIndex: 0, success: true },
    review: {
      ...{ origin: { type: 'APP' }, reviewDate: '2020-02-03T00:00:00.000Z', verified: false },
      moderation: { moderationStatus: 'IN_MODERATION' },
      author: { authorName: 'Ada', contactId: author.contactId },
    },
  })
  expect(
    others.map(({ itemMetadata }: { itemMetadata: { error: { code: string } } }) => itemMetadata.error.code),
  ).toEqual(['REVIEW_ALREADY_EXISTS', 'PRODUCT_NOT_FOUND', 'CONTACT_NOT_FOUND'])
  const { id } = first.review
  await staff('PATCH', `/reviews/v1/reviews/${id}/moderate`, { status: 'APPROVED' })
  const me = new Shopper(site, author.accessToken)
  const { account } = (await me.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body
  expect(account.points.balance).toBe(0)
  const filter = { entityId: jar.productId, 'origin.type': 'APP' }
  expect((await me.call('POST', '/reviews/v1/reviews/count', { filter })).body.count).toBe(1)
  expect(faultsOf(await create([review({ content: { rating: 6 } })]))).toEqual(['reviews[0].content.rating'])
  expect(faultsOf(await create([]))).toEqual(['reviews'])
  const byEmail = review({ entityId: lamp.productId, author: { email: author.email.toUpperCase() } })
  const quiet = (await create([byEmail], false)).body.results[0]
  expect([quiet.itemMetadata.success, quiet.review]).toEqual([true, undefined])
  expect(faultsOf(await create([review({ author: {} })]))).toEqual(['reviews[0].author.contactId'])
})
