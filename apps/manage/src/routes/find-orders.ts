import { searchLoader } from '@galleria/manage'
import type { SearchResult } from '@galleria/page-parts/search-results'
import { searchOrders } from '@galleria/platform-client/orders'

/** Orders of a search in the admin, shown at once; the newest. */
const SHOWN = 5

export const loader = searchLoader(async ({ client, words, signal }): Promise<SearchResult[]> => {
  const search = { filter: filterOf(words), cursorPaging: { limit: SHOWN } }
  const { orders } = await searchOrders(client, { search }, { signal })
  return orders.map(({ id, number, buyerInfo, priceSummary }) => ({
    to: `/manage/orders/${id}`,
    label: `#${number}`,
    detail: [buyerInfo?.email, priceSummary?.total?.formattedAmount].filter(Boolean).join(' · '),
  }))
})

/** A number is an order's; other words are the beginning of the buyer's email or name. */
function filterOf(words: string) {
  const number = /^#?(\d{1,15})$/.exec(words)?.[1]
  if (number) return { number: Number(number) }
  const begins = { $startsWith: words }
  return {
    $or: [
      { 'buyerInfo.email': begins },
      { 'billingInfo.contactDetails.firstName': begins },
      { 'billingInfo.contactDetails.lastName': begins },
    ],
  }
}

/** Keep the results: no action of a page changes them. */
export const shouldRevalidate = () => false
