import { placeLine as lineOf, type PartialAddress } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'

type Place = PartialAddress & { readonly country?: string | null | undefined }

/** Town, region and code in one line, as the country writes them: "New York, New York 10001", "10115 Berlin". */
export const placeLine = (place: Place, language: string): string =>
  lineOf(place, addressFormat(place.country ?? '', language))
