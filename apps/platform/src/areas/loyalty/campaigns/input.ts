import { z } from 'zod'
import { plainText } from '../../../base/texts/plain-text.ts'

const Ids = z.array(z.guid()).max(100)
const Points = z.int().min(1).max(1_000_000_000)

const fields = {
  name: plainText(80).refine((text) => text.length > 0, { error: 'must not be empty' }),
  startDate: z.iso.datetime({ offset: true }),
  endDate: z.iso.datetime({ offset: true }),
  factorPercent: z.int().min(101).max(1000).nullish(),
  bonusPoints: Points.max(1_000_000).nullish(),
  productIds: Ids.optional(),
  collectionIds: Ids.optional(),
  segmentIds: Ids.optional(),
  tierIds: Ids.optional(),
  budget: Points.nullish(),
  paused: z.boolean().optional(),
}

export const CampaignInput = z.object(fields)
export const CampaignChanges = z.object(fields).partial()
export type CampaignChanges = z.infer<typeof CampaignChanges>

/** Goods that a shopper thinks of buying. */
export const Lines = z
  .array(
    z.object({
      productId: z.guid().optional(),
      amount: z.string().regex(/^\d{1,12}(\.\d{1,6})?$/, { error: 'must be an amount such as 12.50' }),
    }),
  )
  .max(300)
