import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { myAccount, quietly } from '../my-account.ts'
import { type OrderPoints, pointsOfOrder } from '../rules/order-points.ts'

const none: OrderPoints = { earned: 0, left: 0 }

/** What one order earned. The API does not filter by order: what moved since it was placed is looked through. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<OrderPoints> {
  const { searchParams } = new URL(request.url)
  const placed = searchParams.get('placed')
  const asked = { orderId: searchParams.get('orderId') ?? '', placed: placed ? new Date(placed) : undefined }
  return quietly(pointsOf(context.get(platform), request.signal, asked), none)
}

async function pointsOf(
  client: PlatformClient,
  signal: AbortSignal,
  { orderId, placed }: { readonly orderId: string; readonly placed: Date | undefined },
): Promise<OrderPoints> {
  const account = orderId ? await myAccount(client, signal) : null
  if (!account) return none
  const since = placed && !Number.isNaN(placed.getTime()) ? placed.toISOString() : undefined
  const query = {
    filter: {
      $and: [
        { accountId: account.id },
        { transactionType: { $in: ['EARN', 'ADJUST'] } },
        ...(since ? [{ createdDate: { $gte: since } }] : []),
      ],
    },
    sort: [{ fieldName: 'createdDate', order: since ? ('ASC' as const) : ('DESC' as const) }],
    cursorPaging: { limit: 100 },
  }
  const { loyaltyTransactions } = await queryLoyaltyTransactions(client, { query }, { signal })
  return pointsOfOrder(loyaltyTransactions, orderId)
}
