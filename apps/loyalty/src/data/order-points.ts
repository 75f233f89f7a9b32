import { platform } from '@galleria/federation'
import type { PlatformClient } from '@galleria/platform-client'
import { getLoyaltyProgram, queryLoyaltyTransactions } from '@galleria/platform-client/loyalty'
import type { LoaderFunctionArgs } from '@galleria/router'
import { type OrderPoints, pointsOfOrder } from '../rules/order-points.ts'
import { ownPointName } from '../rules/point-name.ts'
import { myAccount, quietly } from './my-account.ts'

/** With the owner's own name of a point, where they have one. */
type Named = OrderPoints & { readonly pointName?: string | undefined }

const none: Named = { earned: 0, left: 0 }

/** Loads the points that one order earned. The API does not filter by order, so transactions since its date are searched. */
export async function loadOrderPoints({ context, request }: LoaderFunctionArgs): Promise<Named> {
  const { searchParams } = new URL(request.url)
  const placed = searchParams.get('placed')
  const asked = { orderId: searchParams.get('orderId') ?? '', placed: placed ? new Date(placed) : undefined }
  return quietly(pointsOf(context.get(platform), request.signal, asked), none)
}

async function pointsOf(
  client: PlatformClient,
  signal: AbortSignal,
  { orderId, placed }: { readonly orderId: string; readonly placed: Date | undefined },
): Promise<Named> {
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
  const points = pointsOfOrder(loyaltyTransactions, orderId)
  if (points.earned === 0) return points
  const asked = getLoyaltyProgram(client, undefined, { signal })
  const { loyaltyProgram } = await quietly(asked, { loyaltyProgram: {} })
  return { ...points, pointName: ownPointName(loyaltyProgram) }
}
