import { fullName } from '../../../base/texts/full-name.ts'
import { countriesIn, placeLine } from '../../terms/index.ts'
import type { OrderRow } from '../read/order-view.ts'

/** Name, company and address as they stand on a letter or a sheet; the country in the language of the locale. */
export function addressLines(where: OrderRow['document']['billingInfo'], locale: string): string[] {
  const { address, contactDetails } = where ?? {}
  return [
    fullName(contactDetails),
    contactDetails?.company,
    address?.addressLine,
    address?.addressLine2,
    placeLine(address ?? {}),
    countriesIn(locale).find(({ code }) => code === address?.country)?.name ?? address?.country,
  ].filter((line): line is string => Boolean(line))
}
