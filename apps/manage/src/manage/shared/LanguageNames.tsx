import { languages } from '@galleria/i18n/languages'
import { Fragment } from 'react'

/** Languages by their own names, with a sign between them; a dash for none. */
export function LanguageNames({ codes }: { readonly codes: readonly string[] }) {
  const named = languages.filter(({ code }) => codes.includes(code))
  if (named.length === 0) return '–'
  return named.map(({ code, name }, index) => (
    <Fragment key={code}>
      {index > 0 && ' · '}
      <bdi lang={code}>{name}</bdi>
    </Fragment>
  ))
}
