import { site } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'

/** What is agreed with the shop is in its own currency, whatever prices are shown in. */
export function shopCurrency({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  const { currencies, currency } = context.get(site)
  return currencies[0] ?? currency
}
