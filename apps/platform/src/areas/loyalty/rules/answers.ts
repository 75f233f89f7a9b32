import { LoyaltyEarningRule } from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'

/** Wire §3.6. */
export const RuleAnswer = z.object({ earningRule: LoyaltyEarningRule })
/** Points that the rules gave for it: an extension of this platform. */
export const ReportAnswer = z.object({ points: z.number(), transactionIds: z.array(z.string()) })
