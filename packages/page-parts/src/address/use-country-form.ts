import { useLocale } from '@galleria/i18n'
import { useEffect, useState } from 'react'
import { loadCountryForm } from './load.ts'
import type { CountryForm } from './words.ts'

/** Form of the chosen country: one that the page came with, else one that is loaded while the last one stays. */
export function useCountryForm(country: string, forms: Readonly<Record<string, CountryForm>>) {
  const { language } = useLocale()
  const known = forms[country]
  const [last, setLast] = useState(known)
  useEffect(() => {
    let isLeft = false
    const show = (form: CountryForm) => {
      if (!isLeft) setLast(form)
    }
    if (known) show(known)
    else if (country) void loadCountryForm(country, language).then(show)
    return () => {
      isLeft = true
    }
  }, [country, known, language])
  return known ?? last
}
