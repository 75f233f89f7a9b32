import { useLocale } from '@galleria/i18n'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** React Aria would take the browser's language, and with it the direction of arrow keys and placement. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale().language.tag}>{children}</I18nProvider>
}
