import { Guid } from '@galleria/platform-client/entities/common'
import { ChannelType } from '@galleria/platform-client/enums'
import * as cartOperations from '@galleria/platform-client/operations/cart/cart'
import * as cartsOperations from '@galleria/platform-client/operations/cart/carts'
import { z } from 'zod'
import { Address } from '../../domain/address/input.ts'
import { type App, operation } from '../../http/route.ts'
import { cartById, current, Email, SelectedShipping } from '../cart/index.ts'
import { createCheckout } from './create.ts'

const CreateCheckout = z.object({
  channelType: z.enum(ChannelType.options),
  email: Email.nullish(),
  shippingAddress: Address.nullish(),
  billingAddress: Address.nullish(),
  selectedShippingOption: SelectedShipping.nullish(),
})
const CheckoutIdAnswer = z.object({ checkoutId: Guid })

/** From a cart to its checkout: the caller's own, then one by its id (wire §3.1). */
export function fromCartRoutes(app: App): void {
  operation(
    app,
    cartOperations.createCheckoutFromCurrentCart,
    {
      body: CreateCheckout,
      answer: CheckoutIdAnswer,
    },
    (call) => createCheckout(call, current(call.caller), call.input),
  )

  operation(
    app,
    cartsOperations.createCheckoutFromCart,
    {
      body: CreateCheckout.extend({ id: z.string() }),
      answer: CheckoutIdAnswer,
    },
    (call) => createCheckout(call, cartById(call.caller, call.input.id), call.input),
  )
}
