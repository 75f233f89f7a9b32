import { Cart } from '@galleria/platform-client/entities/cart'
import { Guid } from '@galleria/platform-client/entities/common'
import { z } from 'zod'

/** Wire §3.1. */
export const CartAnswer = z.object({ cart: Cart })
export const CheckoutIdAnswer = z.object({ checkoutId: Guid })
