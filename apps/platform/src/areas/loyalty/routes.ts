import type { App } from '../../http/route.ts'
import { accountRoutes } from './accounts/routes.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { couponRoutes } from './coupons/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { programRoutes } from './program/routes.ts'
import { rewardRoutes } from './rewards/routes.ts'
import { ruleRoutes } from './rules/routes.ts'
import { tierRoutes } from './tiers/routes.ts'
import { transactionRoutes } from './transactions/routes.ts'

export function loyaltyRoutes(app: App): void {
  bulkRoutes(app)
  accountRoutes(app)
  transactionRoutes(app)
  programRoutes(app)
  campaignRoutes(app)
  tierRoutes(app)
  channelRoutes(app)
  rewardRoutes(app)
  ruleRoutes(app)
  couponRoutes(app)
  importRoutes(app)
}
