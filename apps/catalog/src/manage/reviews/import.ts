import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { bulkCreateReview, STORES_NAMESPACE } from '@galleria/platform-client/reviews'
import type { Say } from '../messages/index.ts'
import { outcome, refusal } from '../outcome.ts'
import type { ManageRequest } from '../page.ts'
import { type FileReview, faultOf, type RowFault } from './review-file.ts'

/** Reviews of one call of the platform. */
const AT_ONCE = 100
/** Reviews of one file. */
export const MOST_REVIEWS = 2000

export interface ImportSent {
  readonly intent: 'import'
  readonly rows: readonly FileReview[]
}

/** Row that was left out, and why. */
interface LeftOut {
  readonly row: number
  readonly reason: string
}

export interface Imported {
  readonly count: number
  readonly leftOut: readonly LeftOut[]
}

/** Writes the reviews of a file, a hundred at a time, each by itself. */
export function importReviews(
  { client, t, signal }: Pick<ManageRequest, 'client' | 't' | 'signal'>,
  { rows }: ImportSent,
) {
  return outcome(t, async (): Promise<Imported> => {
    let count = 0
    const leftOut: LeftOut[] = []
    for (let at = 0; at < Math.min(rows.length, MOST_REVIEWS); at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE)
      const ids = await productIds(client, some, signal)
      const good = some.flatMap((row) => {
        const entityId = ids.get(row.product)
        const fault = faultOf(row) ?? (entityId ? undefined : 'product')
        if (fault) leftOut.push({ row: row.row, reason: faultCopy(fault, t) })
        return entityId && !fault ? [{ ...row, entityId }] : []
      })
      if (good.length === 0) continue
      const { results } = await bulkCreateReview(client, {
        reviews: good.map(({ entityId, email, name, rating, title, body, date }) => ({
          ...{ namespace: STORES_NAMESPACE, entityId, content: { rating, title: oneLine(title), body } },
          author: { email, ...(name && { authorName: name.slice(0, 100) }) },
          ...(date && { reviewDate: date }),
        })),
      })
      for (const { itemMetadata } of results) {
        const { success, originalIndex, error } = itemMetadata
        const row = good[originalIndex]?.row ?? 0
        if (success) count += 1
        else leftOut.push({ row, reason: refusal(t, error?.code) ?? error?.description ?? '' })
      }
    }
    return { count, leftOut: leftOut.toSorted((one, other) => one.row - other.row) }
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Ids by what the rows name: slugs, and ids themselves. */
async function productIds(client: PlatformClient, rows: readonly FileReview[], signal: AbortSignal) {
  const named = [...new Set(rows.map(({ product }) => product).filter(Boolean))]
  const found = new Map(named.filter((each) => /^[\da-f-]{36}$/i.test(each)).map((id) => [id, id]))
  const slugs = named.filter((each) => !found.has(each))
  if (slugs.length === 0) return found
  const filter = { slug: { $in: slugs } }
  const { products } = await queryProducts(client, { query: { filter, paging: { limit: 100 } } }, { signal })
  for (const { id, slug } of products) if (slug) found.set(slug, id)
  return found
}

function faultCopy(fault: RowFault, t: Say): string {
  switch (fault) {
    case 'product':
      return t('review-import.product')
    case 'email':
      return t('review-import.email')
    case 'rating':
      return t('review-import.rating')
    case 'long':
      return t('review-import.long')
    case 'date':
      return t('review-import.date')
  }
}
