import { csvLine, readAll } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { searchLoyaltyAccounts } from '@galleria/platform-client/loyalty-accounts'
import { searchOf, sortOf } from './rules/search.ts'

/** File of all accounts that an address finds, read page by page; `head` names the columns. */
export async function exportAccounts(
  client: PlatformClient,
  query: URLSearchParams,
  {
    head,
    tiers,
    signal,
  }: { head: readonly string[]; tiers: ReadonlyMap<string, string>; signal: AbortSignal },
): Promise<string> {
  const lines = await readAll(async (cursorPaging) => {
    const first = cursorPaging.cursor ? {} : { ...searchOf(query), ...sortOf(query) }
    const search = { ...first, cursorPaging }
    const { accounts, pagingMetadata } = await searchLoyaltyAccounts(client, { search }, { signal })
    const items = accounts.map(({ id, contact, points, tier, createdDate }) => {
      const { balance, earned, redeemed, adjusted, expired } = points
      return csvLine([
        ...[contact?.name ?? '', contact?.email ?? '', tiers.get(tier?.id ?? '') ?? ''],
        ...[balance, earned, redeemed, adjusted, expired],
        ...[createdDate ?? '', id],
      ])
    })
    return { items, next: pagingMetadata?.cursors?.next }
  })
  return csvLine(head) + lines.join('')
}
