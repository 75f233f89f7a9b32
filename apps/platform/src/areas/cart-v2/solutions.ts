import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import { ignoring } from '../../base/input/closed.ts'
import { decimal } from '../../base/input/decimal.ts'
import type { Services } from '../../data/services.ts'
import { readTerms } from '../../data/terms-revision/terms.ts'
import type { StoredAddress } from '../../domain/address/address.ts'
import { Address } from '../../domain/address/input.ts'
import { fromDecimal, type Minor } from '../../domain/money/money.ts'
import { moneyView } from '../../domain/money/money-view.ts'
import { weightOf } from '../../domain/pricing/shipping/rate.ts'
import { logistics, tooFine } from '../cart/index.ts'
import { readDeliveries, regionOfAddress, shippingOffers } from '../terms/index.ts'

const Line = z.object({
  id: z.string().min(1).max(100),
  name: z.string().max(400).nullish(),
  quantity: z.int().min(1).max(100_000),
  catalogReference: z
    .object({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1).max(36),
      options: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  physicalProperties: z
    .object({
      weight: z.number().min(0).max(999_999).nullish(),
      sku: z.string().max(40).nullish(),
      shippable: z.boolean().nullish(),
    })
    .nullish(),
  totalPrice: decimal().nullish(),
  priceBeforeDiscount: decimal().nullish(),
  deliveryProfileId: z.guid().nullish(),
  taxIncludedInPrice: z.boolean().nullish(),
})

const unused = [
  'origin',
  'contactDetails',
  'purchaseFlowId',
  'externalReferences',
  'extendedFields',
  'userPreferences',
]

/** Goods and where they go (Cart V2 §4.3). */
export const GetSolutions = ignoring(
  z.object({
    lineItems: z.array(ignoring(Line, 'subscriptionSettings')).min(1).max(300),
    destination: Address,
    currency: z.string().regex(/^[A-Z]{3}$/, { error: 'must be a currency code such as USD' }),
    weightUnit: z.enum(['KG', 'LB']).nullish(),
  }),
  ...unused,
)
type GetSolutions = z.output<typeof GetSolutions>

/** Offers for goods that need no cart: the same that an estimate of V1 lists. */
export async function deliverySolutions(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  { lineItems, destination: given }: GetSolutions,
) {
  const destination = given as StoredAddress
  if (!destination.country)
    throw applicationError(428, 'REQUIRED_COUNTRY', 'The destination has no country. Send one.')
  const shipped = lineItems.filter(({ physicalProperties }) => physicalProperties?.shippable !== false)
  const deliveries = await readDeliveries(db, await readTerms(db))
  const region = regionOfAddress(deliveries.regions, destination)
  const weightOfPiece = (line: (typeof shipped)[number]) => line.physicalProperties?.weight ?? undefined
  const pieces = (lines: typeof shipped) => lines.reduce((all, { quantity }) => all + quantity, 0)
  const offers = shipped.length
    ? shippingOffers(config, deliveries, {
        destination,
        goods: goodsOf(lineItems, config.currency),
        weight: weightOf(
          shipped.map((line) => ({ weight: weightOfPiece(line) ?? 0, quantity: line.quantity })),
        ),
        unweighed: pieces(shipped.filter((line) => weightOfPiece(line) === undefined)),
        pieces: pieces(shipped),
        now: clock.now(),
      })
    : []
  if (shipped.length && offers.length === 0)
    throw applicationError(428, 'NO_DELIVERY_REGION_FOUND', 'This store does not deliver to this address.')
  return {
    deliverySolutions: offers.map((offer) => ({
      deliveryReference: { code: offer.code, appId: offer.carrierId },
      title: offer.title,
      logistics: logistics(offer),
      cost: {
        deliveryPrice: moneyView(config, offer.cost),
        additionalCosts: offer.charges.map(({ type, amount, details }) => ({
          description: details ?? type,
          deliveryPrice: moneyView(config, amount),
        })),
      },
      deliveryAllocations: [
        {
          deliveryCarrier: { appId: offer.carrierId, code: offer.code },
          ...(region ? { deliveryRegion: { id: region.id, name: region.name } } : {}),
          applicableLineItems: { lineItemIds: shipped.map(({ id }) => id) },
        },
      ],
      partial: shipped.length < lineItems.length,
    })),
    errors: [],
  }
}

function goodsOf(lines: GetSolutions['lineItems'], currency: string): Minor {
  return lines.reduce((all, { totalPrice }, index) => {
    const amount = totalPrice ? fromDecimal(totalPrice, currency) : 0
    if (amount === undefined) throw tooFine(`lineItems[${index}].totalPrice`, currency)
    return all + amount
  }, 0)
}
