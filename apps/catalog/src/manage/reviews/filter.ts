import { statuses } from './status.ts'

/** Filter of the list from its address: what waits, unless another state is asked for. */
export function filterIn(query: URLSearchParams) {
  const wanted = query.get('state')
  const status = wanted === 'all' ? undefined : (statuses.find((each) => each === wanted) ?? 'IN_MODERATION')
  const stars = Number(query.get('stars'))
  const productId = query.get('product')
  return {
    ...(status && { 'moderation.moderationStatus': status }),
    ...(stars >= 1 && stars <= 5 && { 'content.rating': stars }),
    ...(query.get('bought') === 'yes' && { verified: true }),
    ...(query.get('bought') === 'no' && { verified: false }),
    ...(productId && { entityId: productId }),
  }
}
