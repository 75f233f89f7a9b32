import { applicationError } from '../../base/errors.ts'
import type { Trx } from '../../data/database.ts'
import type { Changes, Context } from './change.ts'
import type { DeliveryMethod } from './input/fields.ts'
import type { Purchase } from './purchase/find.ts'
import { pricePurchase } from './purchase/quote.ts'

/** Chooses a delivery among those that go to the address (Cart V2 §2.4). */
export async function setDelivery(
  trx: Trx,
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { row }: Pick<Purchase, 'row'>,
  { code, appId }: DeliveryMethod,
): Promise<Changes> {
  if (row.lines.length === 0)
    throw applicationError(428, 'DELIVERY_METHOD_MISSING_LINE_ITEMS', 'The cart is empty. Add an item first.')
  if (!row.shippingDestination?.address?.country)
    throw applicationError(
      428,
      'DELIVERY_METHOD_MISSING_ADDRESS',
      'The cart has no delivery address. Set one first.',
    )
  const { quote } = await pricePurchase(trx, config, { ...row, shippingCode: code }, clock.now())
  const { selected } = quote
  if (!selected || (appId && appId !== selected.carrierId))
    throw applicationError(
      428,
      'DELIVERY_METHOD_NOT_FOUND',
      "This delivery method isn't available for this address.",
      { code, ...(appId ? { appId } : {}) },
    )
  return { shippingCode: code, purchase: { ...row.purchase, carrierId: selected.carrierId } }
}

export const withoutDelivery = ({ row }: Purchase): Changes => ({
  shippingCode: null,
  purchase: { ...row.purchase, carrierId: null },
})
