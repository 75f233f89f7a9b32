import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import {
  type LoyaltyAccount,
  type LoyaltyTransaction,
  queryLoyaltyTransactions,
} from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { myAccount, quietly } from '../my-account.ts'

const PAGE = 50

export interface HistoryPage {
  readonly account: LoyaltyAccount | null
  readonly transactions: readonly LoyaltyTransaction[]
  /** Cursor of the page after it. */
  readonly next: string | null
  /** Its own; absent for the first. */
  readonly cursor: string | null
}

/** One page of the member's history, newest first, and the account as it stood with it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor')
  return quietly(page(context.get(platform), request.signal, cursor), { failed: true as const })
}

async function page(
  client: PlatformClient,
  signal: AbortSignal,
  cursor: string | null,
): Promise<HistoryPage> {
  const account = await myAccount(client, signal)
  if (!account) return { account, transactions: [], next: null, cursor }
  const query = cursor
    ? { cursorPaging: { limit: PAGE, cursor } }
    : {
        filter: { accountId: account.id },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit: PAGE },
      }
  const answer = await queryLoyaltyTransactions(client, { query }, { signal })
  const next = answer.pagingMetadata?.cursors?.next ?? null
  return { account, transactions: answer.loyaltyTransactions, next, cursor }
}
