import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_order-payment-requests',
  fqn: 'com.wix.ecom.paymentscollector.api.v1.PaymentsCollector',
  entity: 'wix.ecom.v1.payments_collector',
}

/** Whether a payment of an order can be given back, and if not, why (specification §8). */
export const Refundability = z.object({
  paymentId: z.string(),
  /** NOT_REFUNDABLE, MANUAL, REFUNDABLE. */
  refundabilityStatus: z.string(),
  nonRefundableReason: z.optional(z.string()),
})
export type Refundability = z.infer<typeof Refundability>

/** Payment by payment (wire §3.3). */
export const getRefundabilityStatus = /* @__PURE__ */ defineCall<
  { ecomOrderId: string },
  { refundabilities: Refundability[] }
>({
  name: 'GetRefundabilityStatus',
  service,
  method: 'GET',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
  output: () => z.object({ refundabilities: z.array(Refundability) }),
})

/**
 * Asks for what an order still owes: `paymentUrl` is a hosted page where it is paid. Answers 428 `NOTHING_TO_COLLECT`
 * when nothing is owed. Not in the wire reference; the embedded platform answers it to the buyer too, to a guest with
 * the `accessToken` of a look-up.
 */
export const createPaymentRequest = /* @__PURE__ */ defineCall<
  { ecomOrderId: string; accessToken?: string | undefined },
  { paymentRequest: { paymentUrl: string } }
>({
  name: 'CreatePaymentRequest',
  service,
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-request',
  output: () => z.object({ paymentRequest: z.object({ paymentUrl: z.string() }) }),
})
