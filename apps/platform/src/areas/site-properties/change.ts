import { applicationError, violations } from '../../base/errors.ts'
import { refuseOverwriting } from '../../base/input/refuse-overwriting.ts'
import type { Trx } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import type { StoredAddress } from '../../domain/address/address.ts'
import { fractionDigits } from '../../domain/money/money.ts'
import type { Audited } from '../../http/audit/record.ts'
import type { Changes, Seen } from './input.ts'
import {
  currencyUses,
  lockSiteProperties,
  moveOpenCarts,
  siteProperties,
  updateSiteProperties,
} from './store.ts'
import { propertiesView } from './view.ts'

interface Change {
  readonly properties: Changes
  readonly seen?: Seen | undefined
  readonly audited: Audited
}

/**
 * Changes the properties that are sent; the others stay.
 * @throws ApiError 409 where a field of `seen` is another by now, or where the currency can't be changed any more
 */
export async function changeSiteProperties(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { properties, seen, audited }: Change,
): Promise<void> {
  await lockSiteProperties(trx, config.firstTimeZone, clock.now())
  const before = propertiesView(await siteProperties(trx, config), config)
  refuseOverwriting(comparable(before), seen && comparable(seen))
  const { paymentCurrency = before.paymentCurrency, displayCurrencies, address, ...others } = properties
  const isMoved = paymentCurrency !== before.paymentCurrency
  if (isMoved) await moveTo(trx, before.paymentCurrency, paymentCurrency)
  const shown = displayCurrencies ?? (isMoved ? [] : undefined)
  refuseOwnCurrency(shown, paymentCurrency)
  audited.before = { properties: before }
  await updateSiteProperties(trx, {
    ...others,
    ...(address !== undefined && { address: address as StoredAddress | null }),
    ...(isMoved && { paymentCurrency }),
    ...(shown && { displayCurrencies: shown }),
  })
}

/** Lists and addresses in one text, for they are another as soon as any part of them is. */
function comparable(properties: Seen): object {
  const { address, displayCurrencies, ...plain } = properties
  return {
    ...plain,
    ...(address !== undefined && { address: inOneText(address) }),
    ...(displayCurrencies !== undefined && { displayCurrencies: currenciesInOneText(displayCurrencies) }),
  }
}

const parts = ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode', 'country'] as const

/** Fields of an address that forms show. */
function inOneText(address: Seen['address']): string {
  return parts.map((name) => address?.[name] ?? '').join('\n')
}

/** The database may answer the names of an object in another order. */
function currenciesInOneText(all: Seen['displayCurrencies']): string | null {
  return all ? all.map(({ currency, rate }) => `${currency} ${rate}`).join(', ') : null
}

function refuseOwnCurrency(shown: Changes['displayCurrencies'], own: string): void {
  const index = shown?.findIndex(({ currency }) => currency === own) ?? -1
  if (index < 0) return
  throw violations([
    {
      field: `properties.displayCurrencies[${index}].currency`,
      description: `must be another than the store's own currency, ${own}`,
      violatedRule: 'FORMAT',
    },
  ])
}

/** Prices keep their numbers. Orders and credit are in the currency that they were made in, so it stays once there are some. */
async function moveTo(trx: Trx, from: string, to: string): Promise<void> {
  const { sold, priced } = await currencyUses(trx)
  if (sold)
    throw applicationError(
      409,
      'CURRENCY_IN_USE',
      `The store has orders, drafts or gift cards in ${from}. The currency can be changed only before the first of them.`,
    )
  if (priced && fractionDigits(from) !== fractionDigits(to))
    throw applicationError(
      409,
      'CURRENCY_DECIMALS_DIFFER',
      `Amounts in ${from} have other decimals than ${to}. Delete products, coupons, discounts, shipping rates, fees, and loyalty rules and rewards first.`,
    )
  await moveOpenCarts(trx, to)
}
