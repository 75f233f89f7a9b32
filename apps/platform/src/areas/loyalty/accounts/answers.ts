import { z } from 'zod'

const Month = z.object({
  /** Month of UTC as `2026-03`. */
  month: z.string(),
  earned: z.int(),
  redeemed: z.int(),
  adjusted: z.int(),
  expired: z.int(),
})

export type Month = z.output<typeof Month>

export const OverTimeAnswer = z.object({ months: z.array(Month) })
