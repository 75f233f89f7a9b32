import { useStartsHydrating } from '@galleria/federation'
import { languages, useLocale } from '@galleria/i18n'
import { Select, VisuallyHidden } from '@galleria/ui'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useApp } from '../common/AppContext.tsx'
import { chosenCurrency } from '../common/currency.ts'
import { holdsSecret } from '../common/secret-addresses.ts'
import { useMessages } from '../messages/index.ts'
import css from './Preferences.module.css'

/** Language and currency. Links and a form, so that they work before the script and without it. */
export function Preferences() {
  const t = useMessages()
  const { site } = useApp()
  return (
    <section className={css.preferences} aria-label={t('preferences.title')}>
      <Languages />
      {site.currencies.length > 1 && <Currencies />}
    </section>
  )
}

/** Address of this page without its language; secrets in it are not written into the served page. */
function useHere(): string {
  const { pathname, search } = useLocation()
  const isServed = useSyncExternalStore(never, no, yes)
  return isServed && holdsSecret(pathname) ? pathname : pathname + search
}

const never = () => () => {}
const no = () => false
const yes = () => true

/** Another language is another page: its address is the same but for its beginning. */
export function Languages() {
  const t = useMessages()
  const { language } = useLocale()
  const here = useHere()
  return (
    <ul className={css.languages} aria-label={t('preferences.language')}>
      {languages.map(({ code, direction, name, prefix }) => (
        <li key={code}>
          <a
            href={prefix + here}
            lang={code}
            dir={direction}
            hrefLang={code}
            aria-current={code === language.code ? 'true' : undefined}
            className={css.language}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Prices follow where one stands: nothing is left, scrolled or emptied. */
function Currencies() {
  const t = useMessages()
  const { language, currency } = useLocale()
  const { site, chooseCurrency } = useApp()
  const here = useHere()
  const { revalidate } = useRevalidator()
  const [said, say] = useState('')
  const name = (code: string) => new Intl.DisplayNames(language.tag, { type: 'currency' }).of(code) ?? code
  // The server has written the names, and making them takes a phone as long as hydrating a shelf.
  const isServed = useStartsHydrating()
  const [names] = useState(() =>
    isServed && typeof document === 'object' ? undefined : site.currencies.map(name),
  )
  const choose = (code: string) => {
    chooseCurrency(code)
    void revalidate()
  }
  // A cache between that does not look at the cookie brings the page of another shopper.
  const onMount = useEffectEvent(() => {
    const chosen = chosenCurrency(document.cookie, site.currencies)
    if (chosen && chosen !== currency) choose(chosen)
  })
  useEffect(() => onMount(), [])
  return (
    <form method="post" action="/preferences" className={css.currency}>
      <input type="hidden" name="return" value={language.prefix + here} />
      <Select
        label={t('preferences.currency')}
        name="currency"
        value={currency}
        onChange={({ target }) => {
          choose(target.value)
          say(t('preferences.said', { currency: name(target.value) }))
        }}
      >
        {site.currencies.map((code, index) => (
          <option key={code} value={code} suppressHydrationWarning>
            {names ? `${code} · ${names[index]}` : code}
          </option>
        ))}
      </Select>
      <button type="submit" className={css.submit}>
        {t('preferences.apply')}
      </button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </form>
  )
}
