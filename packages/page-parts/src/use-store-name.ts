import { useLocale } from '@galleria/i18n'

/** Name of the store for titles; the sample's where the shell is of a time before it told the name. */
export function useStoreName(): string {
  return useLocale().storeName ?? 'Galleria'
}
