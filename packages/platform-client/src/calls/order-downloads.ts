import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_orders',
  fqn: 'com.wix.ecom.orders.v1.Orders',
  entity: 'wix.ecom.v1.order',
}

/**
 * Renews the links of an order's files that have ended, and mails them to the order's address; links that are good stay.
 * An extension of the embedded platform.
 */
export const renewDownloads = /* @__PURE__ */ defineCall<
  { orderId: string; accessToken?: string | undefined },
  { renewed: boolean }
>({
  name: 'RenewDownloadLinks',
  service,
  method: 'POST',
  path: '/ecom/v1/orders/{orderId}/download-links/renew',
  output: () => z.object({ renewed: z.boolean() }),
  repeatable: true,
})
