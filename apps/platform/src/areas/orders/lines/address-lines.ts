import { countryChoices, addressLines as placeLines } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'
import { fullName } from '../../../base/texts/full-name.ts'
import type { OrderRow } from '../read/order-view.ts'

/** Name, company and address as they stand on a letter or a sheet; the country in the language of the locale. */
export function addressLines(where: OrderRow['document']['billingInfo'], locale: string): string[] {
  const { address, contactDetails } = where ?? {}
  return [
    fullName(contactDetails),
    contactDetails?.company,
    ...placeLines(address ?? {}, addressFormat(address?.country ?? '', locale)),
    countryChoices(locale).find(({ code }) => code === address?.country)?.name ?? address?.country,
  ].filter((line): line is string => Boolean(line))
}
