import { ReturnTerms } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/order-look-up'
import { z } from 'zod'
import type { Services } from '../../../data/services.ts'
import { type App, operation } from '../../../http/route.ts'
import { OrderWithFulfillments } from '../fulfillments/routes.ts'
import { fulfillmentsView, readFulfillments } from '../fulfillments/store.ts'
import { providersOf } from '../payments/providers.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { RefundRequestAnswer } from '../refund-requests/routes.ts'
import { readRequests, requestView } from '../refund-requests/store.ts'
import { refundabilities } from '../refunds/refundability.ts'
import { RefundabilityAnswer, refundabilityView } from '../refunds/routes.ts'
import { returnTermsOf } from '../return-policy/terms.ts'
import { openAccess } from './access-token.ts'
import { findGuestOrder } from './find-guest-order.ts'
import { GuestOrder, guestView } from './guest-view.ts'

/** A guest's way back to an order: beyond the wire reference, which shows orders to who is signed in. */
export function lookUpRoutes(app: App): void {
  operation(
    app,
    operations.lookUpOrder,
    {
      body: z.object({ number: z.string().trim().max(50), email: z.string().max(254) }),
      answer: z.object({ accessToken: z.string(), expirationDate: z.string() }),
    },
    async ({ input, client, ...services }) => {
      const { accessToken, expiresAt } = await findGuestOrder(services, input, client)
      return { accessToken, expirationDate: expiresAt.toISOString() }
    },
  )

  operation(
    app,
    operations.getLookedUpOrder,
    {
      // Token in the body, which keeps it out of logs and history.
      body: z.object({ accessToken: z.string().max(200) }),
      answer: z.object({
        order: GuestOrder,
        expirationDate: z.string(),
        fulfillments: OrderWithFulfillments.shape.fulfillments,
        ...RefundabilityAnswer.shape,
        refundRequests: z.array(RefundRequestAnswer),
        returnTerms: ReturnTerms,
      }),
    },
    async ({ input, ...services }) => {
      const { order, expiresAt } = await openAccess(services, input.accessToken)
      return {
        order: guestView(services, order, { expiresAt }),
        expirationDate: expiresAt.toISOString(),
        ...(await papersOf(services, order)),
      }
    },
  )
}

/** No invoice: it names who bought and where they live, and this access is only a number and an e-mail. */
async function papersOf({ db, config, clock }: Services, order: OrderRow) {
  const [sent, transactions, requests] = await Promise.all([
    readFulfillments(db, [order.id]),
    readTransactions(db, order.id),
    readRequests(db, order.id),
  ])
  return {
    fulfillments: fulfillmentsView(order.id, sent).fulfillments,
    refundabilities: refundabilities(order, transactions, providersOf(config)).map((each) =>
      refundabilityView(each, config),
    ),
    refundRequests: requests.map(requestView),
    returnTerms: await returnTermsOf({ db, config, clock }, order, requests),
  }
}
