import { csvLine } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { searchLoyaltyAccounts } from '@galleria/platform-client/loyalty-accounts'
import { searchOf, sortOf } from './rules/search.ts'

/** Every account that an address finds, page by page, as a file; `head` names the columns. */
export async function exportAccounts(
  client: PlatformClient,
  query: URLSearchParams,
  {
    head,
    tiers,
    signal,
  }: { head: readonly string[]; tiers: ReadonlyMap<string, string>; signal: AbortSignal },
): Promise<string> {
  const parts = [csvLine(head)]
  let cursor: string | null | undefined
  do {
    const search = cursor ? {} : { ...searchOf(query), ...sortOf(query) }
    const { accounts, pagingMetadata } = await searchLoyaltyAccounts(
      client,
      { search: { ...search, cursorPaging: { limit: 100, ...(cursor && { cursor }) } } },
      { signal },
    )
    for (const { id, contact, points, tier, createdDate } of accounts) {
      const { balance, earned, redeemed, adjusted, expired } = points
      parts.push(
        csvLine([
          ...[contact?.name ?? '', contact?.email ?? '', tiers.get(tier?.id ?? '') ?? ''],
          ...[balance, earned, redeemed, adjusted, expired],
          ...[createdDate ?? '', id],
        ]),
      )
    }
    cursor = pagingMetadata?.cursors?.next
  } while (cursor)
  return parts.join('')
}
