import { languageIn, platform, session } from '@galleria/federation'
import { type CountryForm, loadCountryForm } from '@galleria/page-parts/address'
import type { Cart, EstimateTotals } from '@galleria/platform-client/cart'
import type { LoaderFunctionArgs } from '@galleria/router'
import { emptyAddressForm } from '../rules/checkout/address-form.ts'
import { type Destination, destination } from '../state.ts'
import { estimateFor } from './estimate.ts'
import { readCartOrLast } from './read-cart.ts'

export interface FoundCart {
  readonly cart: Cart | null
  readonly totals: EstimateTotals | null
  readonly to: Destination | null
  /** How the country that delivery is estimated for writes an address. */
  readonly form: CountryForm
}

export async function loadCart({ context, request: { signal } }: LoaderFunctionArgs): Promise<FoundCart> {
  const client = context.get(platform)
  const shopper = context.get(session)
  const country = destination.get()?.country ?? emptyAddressForm.country
  const [cart, { to, totals }, form] = await Promise.all([
    readCartOrLast(client, shopper, signal),
    estimateFor(client, shopper, signal),
    loadCountryForm(country, languageIn(context)),
  ])
  return { cart, totals: cart && totals, to, form }
}
