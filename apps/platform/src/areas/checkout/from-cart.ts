import { Guid } from '@galleria/platform-client/entities/common'
import { ChannelType } from '@galleria/platform-client/enums'
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
const SHOPPERS = ['VISITOR', 'MEMBER'] as const
const OWNERS = ['VISITOR', 'MEMBER', 'APP'] as const
const carts = '/ecom/v1/carts'

/** From a cart to its checkout: the caller's own, then one by its id (wire §3.1). */
export function fromCartRoutes(app: App): void {
  operation(
    app,
    {
      name: 'CreateCheckoutFromCurrentCart',
      method: 'POST',
      path: `${carts}/current/create-checkout`,
      allow: SHOPPERS,
      body: CreateCheckout,
      answer: CheckoutIdAnswer,
    },
    (call) => createCheckout(call, current(call.caller), call.input),
  )

  operation(
    app,
    {
      name: 'CreateCheckoutFromCart',
      method: 'POST',
      path: `${carts}/{id}/create-checkout`,
      allow: OWNERS,
      body: CreateCheckout.extend({ id: z.string() }),
      answer: CheckoutIdAnswer,
    },
    (call) => createCheckout(call, cartById(call.caller, call.input.id), call.input),
  )
}
