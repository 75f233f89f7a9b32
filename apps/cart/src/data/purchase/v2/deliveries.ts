import { isRemovedCall } from '@galleria/federation/cart-api'
import { isApplicationError, type PlatformClient } from '@galleria/platform-client'
import type { CartV2 } from '@galleria/platform-client/current-cart-v2'
import { getDeliverySolutions } from '@galleria/platform-client/delivery-solutions'
import type { Address, DeliveryChoice } from '../../../rules/model/index.ts'
import { currencyOf } from './cart-view.ts'
import { addressFields } from './same-address.ts'

interface Offered {
  readonly asked: string
  readonly choices: readonly DeliveryChoice[]
}
const offers = new WeakMap<PlatformClient, Offered>()

/** Ways of delivery for the goods of a cart: no call of a cart lists them (Cart V2 §4.3). Asked for once for the same goods. */
export async function deliveryChoices(
  client: PlatformClient,
  cart: CartV2,
  address: Address,
  signal?: AbortSignal,
): Promise<readonly DeliveryChoice[]> {
  const input = {
    lineItems: cart.lineItems.map(goodsOf),
    destination: plain(address),
    currency: currencyOf(cart),
  }
  const asked = JSON.stringify(input)
  const known = offers.get(client)
  if (known?.asked === asked) return known.choices
  const choices = await ask(client, input, signal)
  offers.set(client, { asked, choices })
  return choices
}

type Input = Parameters<typeof getDeliverySolutions>[1]

async function ask(client: PlatformClient, input: Input, signal?: AbortSignal) {
  try {
    const { deliverySolutions } = await getDeliverySolutions(client, input, signal ? { signal } : {})
    return deliverySolutions.map(choiceOf)
  } catch (error) {
    // A preview, which a shop may not have: the cart itself is none the worse for it.
    if (isApplicationError(error, 'NO_DELIVERY_REGION_FOUND', 'REQUIRED_COUNTRY') || isRemovedCall(error))
      return []
    throw error
  }
}

type Solution = Awaited<ReturnType<typeof getDeliverySolutions>>['deliverySolutions'][number]

const choiceOf = ({ deliveryReference, title = '', logistics, cost }: Solution): DeliveryChoice => ({
  carrierId: deliveryReference.appId ?? '',
  option: {
    code: deliveryReference.code ?? '',
    title,
    ...(logistics && { logistics: shownOf(logistics) }),
    ...(cost?.deliveryPrice && { cost: { price: cost.deliveryPrice } }),
  },
})

const shownOf = ({ deliveryTime, instructions, pickupDetails }: NonNullable<Solution['logistics']>) => ({
  ...(deliveryTime && { deliveryTime }),
  ...(instructions && { instructions }),
  ...(pickupDetails && { pickupDetails }),
})

type Line = CartV2['lineItems'][number]

function goodsOf({ id, quantityInfo, pricing, source, attributes }: Line) {
  const { weight, shippable } = attributes?.physicalProperties ?? {}
  return {
    id,
    quantity: Math.max(1, quantityInfo.confirmedQuantity),
    totalPrice: pricing.totalPrice.amount,
    ...(source?.catalogReference && { catalogReference: source.catalogReference }),
    physicalProperties: {
      ...(typeof weight === 'number' && { weight }),
      ...(shippable !== undefined && { shippable }),
    },
  }
}

/** Written alike, whether it comes from the form or from the cart. */
const plain = (address: Address): Address =>
  Object.fromEntries(addressFields.flatMap((field) => (address[field] ? [[field, address[field]]] : [])))
