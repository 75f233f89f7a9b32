import type { Store } from '../commerce/store.ts'
import { ask, percentiles, timed } from './ask.ts'
import { accountId, OWNER } from './fill.ts'

interface Page {
  readonly pagingMetadata: { readonly cursors: { readonly next?: string } }
}

const query = '/loyalty-transactions/v1/loyalty-transactions/query'
/** Pages of a hundred between two depths that are measured. */
const STRIDE = 20

/** Times of pages of everybody's history, deeper and deeper, and of one account's from first to last. */
export async function historyPages(
  { url }: Store,
  { transactions }: { readonly transactions: number },
  count: number,
): Promise<void> {
  let cursor: string | undefined
  const turn = async () => {
    const { answer } = await ask<Page>(url, OWNER, 'POST', query, {
      query: { cursorPaging: { limit: 100, cursor } },
    })
    cursor = answer.pagingMetadata.cursors.next
  }
  const times: number[] = []
  const deepest = Math.min(Math.floor(transactions / 100), count * STRIDE)
  for (let page = 0; page < deepest; page += 1) {
    const time = await timed(turn)
    if (page % STRIDE === 0) times.push(time)
    if (!cursor) break
  }
  const half = Math.ceil(times.length / 2)
  console.log(`  history, to ${deepest} pages deep: first half ${percentiles(times.slice(0, half))}`)
  console.log(`  ${''.padEnd(33)} second half ${percentiles(times.slice(half))}`)
  const own: number[] = []
  for (let index = 0; index < count; index += 1) {
    cursor = undefined
    const filter = { accountId: accountId(index) }
    do
      own.push(
        await timed(async () => {
          const asked = { filter, cursorPaging: { limit: 20, cursor } }
          const { answer } = await ask<Page>(url, OWNER, 'POST', query, { query: asked })
          cursor = answer.pagingMetadata.cursors.next
        }),
      )
    while (cursor)
  }
  console.log(`  history of one account, every page: ${percentiles(own)}`)
}
