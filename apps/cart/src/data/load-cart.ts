import { languageIn, session } from '@galleria/federation'
import { type CountryForm, loadCountryForm } from '@galleria/page-parts/address'
import type { LoaderFunctionArgs } from '@galleria/router'
import { emptyAddressForm } from '../rules/checkout/address-fields.ts'
import { type Destination, destination } from '../state.ts'
import { estimatedGoing, lookAt } from './look.ts'
import type { Look } from './purchase/cart-api.ts'
import { cartApi } from './purchase/open.ts'

export interface FoundCart extends Look {
  readonly to: Destination | null
  /** How the country that delivery is estimated for writes an address. */
  readonly form: CountryForm
}

export async function loadCart({ context, request: { signal } }: LoaderFunctionArgs): Promise<FoundCart> {
  const to = destination.get()
  const country = to?.country ?? emptyAddressForm.country
  const [found, form] = await Promise.all([
    cartApi(context).then((api) => lookAt(api, context.get(session), estimatedGoing(), signal)),
    loadCountryForm(country, languageIn(context)),
  ])
  return { ...found, to, form }
}
