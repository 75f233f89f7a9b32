import { regionCode as codeOf } from '@galleria/i18n/addresses'
import { addressFormat } from '@galleria/i18n/addresses/all'

/** Reads typed text (`Virginia`, `va`, `US-VA`) as the code it stands for, where there is one. */
export const regionCode = (country: string | null, typed: string | null, language: string): string | null =>
  (country && typed && codeOf(addressFormat(country, language), typed)) || typed
