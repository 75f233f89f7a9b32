import { defineCall, type Service, z } from '@galleria/platform-client'

const service: Service = {
  package: '@wix/auto_sdk_ecom_back-in-stock-notifications',
  fqn: 'com.wix.ecom.backinstock.api.v1.BackInStockNotificationRequestService',
  entity: 'wix.ecom.v1.back_in_stock_notification_request',
}

/**
 * Asks for a message when the variant can be bought again. Asking twice is asking once; what can be bought is refused
 * with ITEM_AVAILABLE, and to a member who refused such letters with LETTER_REFUSED. An extension of the embedded platform.
 */
export const createBackInStockRequest = /* @__PURE__ */ defineCall<
  {
    request: {
      readonly catalogReference: {
        readonly catalogItemId: string
        readonly appId: string
        readonly options?: { readonly variantId: string }
      }
      readonly email: string
    }
  },
  { request: { id: string; status: string } }
>({
  name: 'CreateBackInStockNotificationRequest',
  service,
  method: 'POST',
  path: '/ecom/v1/back-in-stock-notification-requests',
  output: () => z.object({ request: z.object({ id: z.string(), status: z.string() }) }),
  repeatable: true,
})
