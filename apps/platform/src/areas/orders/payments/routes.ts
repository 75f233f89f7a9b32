import { MembershipPaymentStatus } from '@galleria/platform-client/enums'
import * as orderBillingOperations from '@galleria/platform-client/operations/orders/order-billing'
import * as orderPaymentsOperations from '@galleria/platform-client/operations/orders/order-payments'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { type App, operation } from '../../../http/route.ts'
import { membershipPaymentView, readMembershipPayments } from '../../terms/index.ts'
import { OrderAnswer, PriceAnswer } from '../answers.ts'
import { GuestAccess, reachOrder } from '../lookup/reach-order.ts'
import { mayBePaid, owed, requestPayment } from '../payment-requests/request.ts'
import { sendPaymentRequest } from '../payment-requests/send.ts'
import { findOrder } from '../read/access.ts'
import { type OrderRow, orderView } from '../read/order-view.ts'
import { markAsPaid } from './mark-as-paid.ts'
import { movePayment } from './moves.ts'
import { readTransactions } from './store.ts'
import { transactionsView } from './view.ts'

const Id = z.string().min(1).max(100)
const PaymentRequestAnswer = z.object({
  paymentRequest: z.object({
    id: z.string(),
    orderId: z.string(),
    status: z.string(),
    amount: PriceAnswer,
    expirationDate: z.string(),
    paymentUrl: z.string(),
  }),
})
const TransactionsAnswer = z.object({
  orderTransactions: z.object({
    orderId: z.string(),
    payments: z.array(
      z.object({
        id: z.string(),
        amount: PriceAnswer,
        createdDate: z.string(),
        updatedDate: z.string(),
        refundDisabled: z.boolean(),
        regularPaymentDetails: z
          .object({
            status: z.string(),
            offlinePayment: z.boolean(),
            paymentMethod: z.string(),
            providerTransactionId: z.string().optional(),
            declineReason: z.string().optional(),
          })
          .optional(),
        /** Instead of money a plan paid, or was to. */
        membershipPaymentDetails: z
          .object({
            membershipId: z.string(),
            lineItemId: z.string(),
            status: MembershipPaymentStatus,
            voided: z.boolean(),
            providerAppId: z.string(),
            name: z.object({ original: z.string(), translated: z.string() }),
            failureReason: z.string().optional(),
          })
          .optional(),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.string(),
        createdDate: z.string(),
        details: z.object({ reason: z.string().optional() }),
        transactions: z.array(
          z.object({
            id: z.string(),
            paymentId: z.string(),
            amount: PriceAnswer,
            refundStatus: z.string(),
            externalRefund: z.boolean(),
          }),
        ),
      }),
    ),
  }),
})

/** Wire §3.3 "payments collector"; transactions, capture and void as the platform's order billing has them. */
export function paymentRoutes(app: App): void {
  operation(
    app,
    orderPaymentsOperations.listTransactionsForSingleOrder,
    { query: z.object({ orderId: Id }), answer: TransactionsAnswer },
    async ({ db, config, caller, input }) => {
      const { id, currency } = await findOrder(db, caller, input.orderId)
      const site = { ...config, currency }
      const money = transactionsView(site, id, await readTransactions(db, id))
      const plans = (await readMembershipPayments(db, id)).map((row) => membershipPaymentView(site, row))
      return { orderTransactions: { ...money, payments: [...money.payments, ...plans] } }
    },
  )

  operation(
    app,
    orderPaymentsOperations.markOrderAsPaid,
    {
      body: z.object({
        ecomOrderId: Id,
        userDefinedPaymentMethodName: z
          .object({ predefined: z.string().max(50).optional(), custom: z.string().max(50).optional() })
          .nullish(),
      }),
      answer: OrderAnswer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { predefined, custom } = input.userDefinedPaymentMethodName ?? {}
        const method = custom ?? predefined ?? 'offline'
        return {
          order: orderView(
            services.config,
            await markAsPaid(trx, services, { orderId: input.ecomOrderId, method, caller }),
          ),
        }
      }),
  )

  operation(
    app,
    orderPaymentsOperations.getPaymentCollectabilityStatus,
    { query: z.object({ ecomOrderId: Id }), answer: z.object({ status: z.string(), amount: PriceAnswer }) },
    async ({ db, config, caller, input }) => {
      const order = await findOrder(db, caller, input.ecomOrderId)
      const amount = mayBePaid(order) ? await owed(db, order) : 0
      const status = amount > 0 ? 'COLLECTABLE' : 'NONCOLLECTABLE_ORDER_IS_PAID'
      return {
        status: mayBePaid(order) ? status : `NONCOLLECTABLE_ORDER_IS_${order.status}`,
        amount: orderPrice({ ...config, currency: order.currency }, amount),
      }
    },
  )

  for (const [served, to] of [
    [orderBillingOperations.captureAuthorizedPayments, 'APPROVED'],
    [orderBillingOperations.voidAuthorizedPayments, 'VOIDED'],
  ] as const) {
    operation(
      app,
      served,
      {
        body: z.object({
          ecomOrderId: Id,
          payments: z
            .array(z.object({ paymentId: z.guid() }))
            .min(1)
            .max(50),
        }),
        answer: TransactionsAnswer,
      },
      ({ db, caller, input, ...services }) =>
        transaction(db, async (trx) => {
          const orderId = input.ecomOrderId
          for (const { paymentId } of input.payments)
            await movePayment(trx, services, { orderId, paymentId, to, from: 'AUTHORIZED', caller })
          const transactions = await readTransactions(trx, orderId)
          return { orderTransactions: transactionsView(services.config, orderId, transactions) }
        }),
    )
  }

  operation(
    app,
    orderBillingOperations.createPaymentRequest,
    { body: GuestAccess.extend({ ecomOrderId: Id }), answer: PaymentRequestAnswer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { ecomOrderId, accessToken } = input
        const order = await reachOrder({ ...services, db: trx }, caller, ecomOrderId, accessToken)
        return requestView(services, order, await requestPayment(trx, services, order))
      }),
  )

  operation(
    app,
    orderBillingOperations.sendPaymentRequest,
    { body: z.object({ ecomOrderId: Id }), answer: PaymentRequestAnswer },
    ({ db, caller, input: { ecomOrderId }, ...services }) =>
      transaction(db, async (trx) => {
        const { order, ...request } = await sendPaymentRequest(trx, services, ecomOrderId, caller)
        return requestView(services, order, request)
      }),
  )
}

function requestView(
  { config }: Pick<Services, 'config'>,
  order: OrderRow,
  { request, link }: Awaited<ReturnType<typeof requestPayment>>,
) {
  return {
    paymentRequest: {
      id: request.id,
      orderId: order.id,
      status: request.status,
      amount: orderPrice({ ...config, currency: order.currency }, request.amountMinor),
      expirationDate: request.expiresAt.toISOString(),
      paymentUrl: link,
    },
  }
}
