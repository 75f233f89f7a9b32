import { defineCall, type Service, z } from '@galleria/platform-client'
import { Price } from '../entities/common/money.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_tips',
  fqn: 'com.wix.ecom.tips.api.v1.TipsService',
  entity: 'wix.ecom.v1.tip',
}

/** An order's tip, divided among its lines by heads or by what each cost. For the store's owner; an extension of the embedded platform. */
export const splitOrderTip = /* @__PURE__ */ defineCall<
  { id: string; splitMethod?: 'EQUAL' | 'PROPORTIONAL' },
  { tip: Price; splitMethod: string; lineItems: { id: string; tip: Price }[] }
>({
  name: 'SplitOrderTip',
  service,
  method: 'GET',
  path: '/ecom/v1/orders/{id}/tip-split',
  output: () =>
    z.object({
      tip: Price,
      splitMethod: z.string(),
      lineItems: z.array(z.object({ id: z.string(), tip: Price })),
    }),
})
