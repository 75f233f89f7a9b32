import { languages, useLocale } from '@galleria/i18n'
import { useLocation } from 'react-router'
import { useApp } from '../common/AppContext.tsx'

/** Links to this page in each language, for search engines; the page number is part of the page. A view by other parameters has none: its canonical address tells them. */
export function Alternates() {
  const { site } = useApp()
  const { language } = useLocale()
  const { pathname, search } = useLocation()
  const shown = new URLSearchParams(search)
  const page = shown.get('page')
  if (shown.size > (page ? 1 : 0)) return null
  const path = pathname + (page ? `?page=${encodeURIComponent(page)}` : '')
  const origin = site.shellUrl.slice(0, site.shellUrl.length - language.prefix.length)
  const at = (prefix: string) => origin + prefix + path
  return (
    <>
      {languages.map(({ code, prefix }) => (
        <link key={code} rel="alternate" hrefLang={code} href={at(prefix)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at('')} />
    </>
  )
}
