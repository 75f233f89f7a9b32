import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { myAccount, quietly } from '../my-account.ts'
import { earnedByOrder } from '../rules/order-points.ts'

/** What one order earned. The API does not filter by order, so the newest earnings are looked through. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  return { points: await quietly(pointsOf(context.get(platform), request.signal, orderId), 0) }
}

async function pointsOf(client: PlatformClient, signal: AbortSignal, orderId: string): Promise<number> {
  const account = orderId ? await myAccount(client, signal) : null
  if (!account) return 0
  const query = {
    filter: { $and: [{ accountId: account.id }, { transactionType: 'EARN' }] },
    sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
    cursorPaging: { limit: 100 },
  }
  const { loyaltyTransactions } = await queryLoyaltyTransactions(client, { query }, { signal })
  return earnedByOrder(loyaltyTransactions, orderId)
}
