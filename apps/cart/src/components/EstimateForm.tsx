import type { EstimateTotals } from '@galleria/platform-client/cart'
import { useFetcher } from '@galleria/router'
import { Button, Field, Heading, Select } from '@galleria/ui'
import { useState } from 'react'
import { deliveryChoices } from '../routes/estimate.ts'
import type { CartResult } from '../routes/intents.ts'
import { countries, findCountry } from '../rules/countries.ts'
import { currentCart } from '../rules/paths.ts'
import type { Destination } from '../state.ts'
import { DeliveryOptions } from './DeliveryOptions.tsx'
import styles from './EstimateForm.module.css'

interface EstimateFormProps {
  readonly totals: EstimateTotals | null
  readonly to: Destination | null
  readonly currency: string
}

export function EstimateForm({ totals, to, currency }: EstimateFormProps) {
  const fetcher = useFetcher<CartResult>()
  const [country, setCountry] = useState(to?.country ?? countries[0]?.code ?? '')
  const postal = findCountry(country)?.fields.find(({ name }) => name === 'postalCode')
  const problem = fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  const choices = to ? deliveryChoices(totals) : []
  const selected = to?.delivery ?? totals?.shippingInfo?.selectedCarrierServiceOption?.code
  return (
    <section aria-labelledby="estimate" className={styles.estimate}>
      <Heading level={3} id="estimate">
        Estimate delivery and tax
      </Heading>
      <fetcher.Form method="post" action={currentCart} className={styles.form}>
        <input type="hidden" name="intent" value="estimate" />
        <Select
          label="Country"
          name="country"
          autoComplete="country"
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          label={postal?.label ?? 'Postal code'}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={to?.postalCode}
          error={problem}
          inputMode={postal?.inputMode}
        />
        <Button type="submit" variant="secondary" pending={fetcher.state !== 'idle'}>
          Estimate
        </Button>
      </fetcher.Form>
      {to && choices.length === 0 && totals && <p>We cannot deliver this cart there.</p>}
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
