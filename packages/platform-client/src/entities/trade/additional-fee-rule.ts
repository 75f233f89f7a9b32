import { z } from '@galleria/platform-client'
import { AdditionalFeeSource } from '../../enums/charges.ts'
import { TaxableAddress } from '../cart/taxable-address.ts'
import { revisioned } from '../common/revisioned.ts'
import { Decimal, Guid } from '../common/scalars.ts'

/** A fee that carts have (spec §3 "Fees"). An extension of the embedded platform. */
export const AdditionalFeeRule = z.object({
  ...revisioned,
  code: z.string(),
  name: z.string(),
  amount: Decimal,
  source: AdditionalFeeSource,
  /** Once for each piece of these; once for the whole cart without it. */
  scopes: z.optional(z.array(z.string())),
  /** Only while the goods cost less. */
  belowSubtotal: z.optional(Decimal),
  taxGroupId: z.optional(Guid),
  taxableAddress: z.optional(TaxableAddress),
  active: z.boolean(),
})
export type AdditionalFeeRule = z.infer<typeof AdditionalFeeRule>
