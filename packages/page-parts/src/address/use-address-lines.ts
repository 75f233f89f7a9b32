import { useLocale } from '@galleria/i18n'
import {
  type AddressFormats,
  addressLines,
  generalFormat,
  type PartialAddress,
} from '@galleria/i18n/addresses'

type Address = PartialAddress & { readonly country?: string | null | undefined }

/** Lines of an address as its country writes them, with the country's name in the language of the page. */
export function useAddressLines(formats: AddressFormats): (address: Address) => string[] {
  const names = new Intl.DisplayNames(useLocale().language.tag, { type: 'region' })
  return (address) => {
    const { country } = address
    if (!country) return addressLines(address, generalFormat(''))
    const lines = addressLines(address, formats[country] ?? generalFormat(country))
    return [...lines, nameOf(names, country)]
  }
}

/** Name of a country; what is no code, as an old address may have it, is shown as it is. */
function nameOf(names: Intl.DisplayNames, country: string): string {
  try {
    return names.of(country) ?? country
  } catch {
    return country
  }
}
