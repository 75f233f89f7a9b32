import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_order-payment-requests',
  fqn: 'com.wix.ecom.paymentscollector.api.v1.PaymentsCollector',
  entity: 'wix.ecom.v1.payments_collector',
}

const Refundability = z.object({
  paymentId: z.string(),
  /** NOT_REFUNDABLE, MANUAL, REFUNDABLE. */
  refundabilityStatus: z.string(),
  nonRefundableReason: z.optional(z.string()),
})
/** Whether a payment of an order can be given back, and if not, why (specification §8). */
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
