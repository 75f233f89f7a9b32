import { z } from '@galleria/platform-client'
import { TaxableAddressType } from '../../enums/tax.ts'

/** Address that decides the tax of an item or fee (wire §4.2). */
export const TaxableAddress = z.object({ addressType: z.optional(TaxableAddressType) })
