import { z } from 'zod'

export const Email = z.email().max(254)
export const Note = z.string().max(1000)
export const CouponCode = z.string().min(1).max(50)
export const SelectedShipping = z.object({
  carrierId: z.guid().nullish(),
  code: z.string().min(1).max(100),
})
