import { site } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'

/** Currency of the shop's own agreements, whatever currency prices are shown in. */
export function shopCurrency({ context }: Pick<LoaderFunctionArgs, 'context'>): string {
  const { currencies, currency } = context.get(site)
  return currencies[0] ?? currency
}
