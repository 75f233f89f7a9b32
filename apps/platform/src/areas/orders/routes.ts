import type { App } from '../../http/route.ts'
import { activityRoutes } from './activity/routes.ts'
import { changeRoutes } from './change/routes.ts'
import { tipRoutes } from './change/tip-routes.ts'
import { downloadPages } from './download-links/downloads.ts'
import { downloadLinkRoutes } from './download-links/routes.ts'
import { fulfillmentRoutes } from './fulfillments/routes.ts'
import { handlingRoutes } from './handling/routes.ts'
import { sheetRoutes } from './handling/sheets/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { lookUpRoutes } from './lookup/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { postageRoutes } from './postage/routes.ts'
import { readRoutes } from './read/routes.ts'
import { refundRequestRoutes } from './refund-requests/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { returnPolicyRoutes } from './return-policy/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { shownPolicyRoutes } from './shown-policies/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'

export function orderRoutes(app: App): void {
  readRoutes(app)
  tipRoutes(app)
  lookUpRoutes(app)
  changeRoutes(app)
  activityRoutes(app)
  fulfillmentRoutes(app)
  refundRoutes(app)
  refundRequestRoutes(app)
  returnRoutes(app)
  returnPolicyRoutes(app)
  shownPolicyRoutes(app)
  invoiceRoutes(app)
  handlingRoutes(app)
  sheetRoutes(app)
  postageRoutes(app)
  downloadPages(app)
  downloadLinkRoutes(app)
  settingsRoutes(app)
  paymentRoutes(app)
  subscriptionRoutes(app)
}
