import { useLocale } from '@galleria/i18n'
import { countryChoices } from '@galleria/i18n/addresses'
import { type CountryForm, isNumeric, useCountryForm } from '@galleria/page-parts/address'
import { useFetcher } from '@galleria/router'
import { Button, Field, Heading, Select } from '@galleria/ui'
import { useEffect, useState } from 'react'
import type { CartResult } from '../../data/intent-context.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Totals } from '../../rules/model/index.ts'
import type { Destination } from '../../state.ts'
import { DeliveryOptions } from '../DeliveryOptions.tsx'
import styles from './EstimateForm.module.css'

interface EstimateFormProps {
  readonly totals: Totals | null
  readonly to: Destination | null
  /** Form of the country that is chosen at first. */
  readonly form: CountryForm
  readonly currency: string
}

export function EstimateForm({ totals, to, form, currency }: EstimateFormProps) {
  const t = useMessages()
  const countries = useCountries(form.country)
  const fetcher = useFetcher<CartResult>()
  const [country, setCountry] = useState(to?.country ?? form.country)
  const known = to?.country
  useEffect(() => {
    if (known) setCountry(known)
  }, [known])
  const shown = useCountryForm(country, { [form.country]: form }) ?? form
  const postal = shown.fields.find(({ part }) => part === 'postalCode')
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  const choices = (to && totals?.deliveries) || []
  const selected = to?.delivery ?? totals?.delivery?.code
  return (
    <section aria-labelledby="estimate" className={styles.estimate}>
      <Heading level={3} id="estimate">
        {t('estimate.title')}
      </Heading>
      <fetcher.Form method="post" action={currentCart} className={styles.form}>
        <input type="hidden" name="intent" value="estimate" />
        <Select
          label={t('address.country')}
          name="country"
          autoComplete="country"
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          choices={countries}
        />
        {postal && (
          <Field
            key={shown.country}
            label={postal.label}
            name="postalCode"
            autoComplete="postal-code"
            dir="ltr"
            defaultValue={to?.country === shown.country ? to.postalCode : ''}
            error={problem}
            inputMode={isNumeric(shown) ? 'numeric' : undefined}
          />
        )}
        <Button type="submit" variant="secondary" pending={fetcher.state !== 'idle'}>
          {t('estimate.go')}
        </Button>
      </fetcher.Form>
      {to && choices.length === 0 && totals && <p>{t('delivery.none-there')}</p>}
      {to && choices.length > 0 && (
        <fetcher.Form method="post" action={currentCart}>
          <DeliveryOptions
            choices={choices}
            currency={currency}
            name="delivery"
            value={selected}
            onChange={(delivery) => {
              const form = { intent: 'estimate', country: to.country, postalCode: to.postalCode, delivery }
              void fetcher.submit(form, { method: 'post', action: currentCart })
            }}
          />
        </fetcher.Form>
      )}
    </section>
  )
}

/** List of countries once the page runs; its HTML has the chosen one, for the list is longer than the rest of the cart. */
function useCountries(chosen: string) {
  const { tag } = useLocale().language
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  if (isRunning) return countryChoices(tag).map(({ code, name }) => ({ value: code, label: name }))
  return [{ value: chosen, label: new Intl.DisplayNames(tag, { type: 'region' }).of(chosen) }]
}
