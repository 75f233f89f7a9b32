/** A member's review of a product, the shop's decision and answer, and what shoppers then read. */
import { login } from '@galleria/platform-client/authentication'
import { apiKey, createElevatedClient } from '@galleria/platform-client/elevated'
import { queryProducts } from '@galleria/platform-client/products'
import {
  countReviews,
  createReview,
  deleteReview,
  getMyReviewOf,
  queryReviewSummaries,
  queryReviews,
  STORES_NAMESPACE,
  setReply,
  updateModerationStatus,
} from '@galleria/platform-client/reviews'
import { memberOf, visitor } from './lib/session.ts'
import { ada, site } from './lib/site.ts'

const client = await visitor()
const { sessionToken } = await login(client, { loginId: { email: ada.email }, password: ada.password })
if (!sessionToken) throw new Error('Ada cannot sign in')
const member = await memberOf(client, sessionToken)
const shop = createElevatedClient({
  baseUrl: site.url,
  credentials: apiKey({ key: site.apiKey, siteId: site.siteId }),
})

const { products } = await queryProducts(client, { query: { filter: { slug: 'moon-jar' } } })
const entityId = products[0]?.id
if (!entityId) throw new Error('The store does not have the jar')

// One review per member and product.
const before = await getMyReviewOf(member, { entityId })
if (before.review) await deleteReview(member, { reviewId: before.review.id })
const { review } = await createReview(member, {
  review: {
    namespace: STORES_NAMESPACE,
    entityId,
    content: { rating: 5, title: 'A moon of one’s own', body: 'It holds the light of the whole room.' },
  },
})
console.log('Written, and now', review.moderation?.moderationStatus, 'bought:', review.verified)

// The shop decides and answers.
await updateModerationStatus(shop, { reviewId: review.id, status: 'APPROVED' })
await setReply(shop, { reviewId: review.id, message: 'Thank you, Ada.' })

// Shoppers read approved reviews alone. The hosted platform has no summaries: there, count the reviews of each number of stars.
const filter = { entityId, 'content.rating': 5 }
const { reviews } = await queryReviews(client, { query: { filter, cursorPaging: { limit: 10 } } })
const { count } = await countReviews(client, { filter })
console.log(count, 'of five stars, among them', reviews.find(({ id }) => id === review.id)?.content.title)
const [summary] = (await queryReviewSummaries(client, { entityIds: [entityId] })).summaries
console.log('Stars on average:', summary?.average)
await deleteReview(member, { reviewId: review.id })
