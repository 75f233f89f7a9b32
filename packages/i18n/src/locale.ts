import { createContext, useContext } from 'react'
import { english, type Language } from './languages.ts'

/** In what a page speaks and counts. */
export interface Locale {
  readonly language: Language
  /** ISO 4217; what the shopper sees prices in. */
  readonly currency: string
  /** IANA name; what times are written in, UTC by default. */
  readonly timeZone?: string | undefined
  /** Name of the store, for titles; absent in a shell that does not tell it. */
  readonly storeName?: string | undefined
}

export const LocaleContext = createContext<Locale>({ language: english, currency: 'USD' })

export function useLocale(): Locale {
  return useContext(LocaleContext)
}
