import type { EstimateTotals } from '@galleria/platform-client/cart'
import { useFetcher } from '@galleria/router'
import { Button, Field, Heading, Select } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { deliveryChoices } from '../../data/estimate.ts'
import type { CartResult } from '../../data/intent-context.ts'
import { useMessages } from '../../messages/index.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import { countries, findCountry } from '../../rules/checkout/countries.ts'
import type { Destination } from '../../state.ts'
import { DeliveryOptions } from '../DeliveryOptions.tsx'
import { useCountryNames } from '../use-country-names.ts'
import styles from './EstimateForm.module.css'

interface EstimateFormProps {
  readonly totals: EstimateTotals | null
  readonly to: Destination | null
  readonly currency: string
}

export function EstimateForm({ totals, to, currency }: EstimateFormProps) {
  const t = useMessages()
  const countryName = useCountryNames()
  const fetcher = useFetcher<CartResult>()
  const [country, setCountry] = useState(to?.country ?? countries[0]?.code ?? '')
  const known = to?.country
  useEffect(() => {
    if (known) setCountry(known)
  }, [known])
  const postal = findCountry(country)?.fields.find(({ name }) => name === 'postalCode')
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  const choices = to ? deliveryChoices(totals) : []
  const selected = to?.delivery ?? totals?.shippingInfo?.selectedCarrierServiceOption?.code
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
          choices={countries.map(({ code }) => ({ value: code, label: countryName(code) }))}
        />
        <Field
          label={postal ? t(postal.label) : t('address.postal-code')}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={to?.postalCode}
          error={problem}
          inputMode={postal?.inputMode}
        />
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
