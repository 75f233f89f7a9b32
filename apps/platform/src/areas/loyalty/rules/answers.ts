import { LoyaltyEarningRule } from '@galleria/platform-client/entities/loyalty'
import { z } from 'zod'

/** Wire §3.6. */
export const RuleAnswer = z.object({ earningRule: LoyaltyEarningRule })
/** What the rules gave for it: the embedded platform's own. */
export const ReportAnswer = z.object({ points: z.number(), transactionIds: z.array(z.string()) })
