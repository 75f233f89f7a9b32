import { errorAt, parts, useDone, useIdempotencyKey, useSend } from '@galleria/manage'
import { Button, Field, Notice, RadioGroup, Select } from '@galleria/ui'
import { useState } from 'react'
import { Result } from '../../shared/Result.tsx'
import type { OrderAnswer } from '../data/acts.ts'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Units of the parcel, as they are typed above. */
  readonly parcel: readonly { id: string; quantity: number }[]
  readonly packages: readonly string[]
  readonly sending: ReturnType<typeof useSend<OrderAnswer>>
}

/** Package and weight of a parcel, the services that take it with their prices, and the purchase. */
export function BuyLabel({ parcel, packages, sending }: Props) {
  const t = useMessages()
  const key = useIdempotencyKey(sending.sent)
  const pricing = useSend<OrderAnswer>()
  const [chosen, setChosen] = useState(packages[0] ?? '')
  const [weight, setWeight] = useState('')
  const [service, setService] = useState('')
  const [isChecked, setChecked] = useState(false)
  const asked = JSON.stringify([parcel, chosen, weight])
  const [pricedFor, setPricedFor] = useState('')
  const { sent } = pricing
  useDone(sent, () => setService(sent?.rates?.[0]?.service ?? ''))
  // Prices for another parcel are no offer for this one.
  const rates = pricedFor === asked && !pricing.isSending ? sent?.rates : undefined
  const kilograms = Number(weight.replace(',', '.'))
  const isWrong = weight.trim() !== '' && !(kilograms > 0 && kilograms <= 1000)
  const wanted = {
    lineItems: parcel,
    package: chosen,
    ...(weight.trim() ? { weight: kilograms } : {}),
  }
  function price() {
    setChecked(true)
    if (parcel.length === 0 || isWrong) return
    setPricedFor(asked)
    pricing.send({ intent: 'rates', ...wanted })
  }
  return (
    <form
      className={parts.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        price()
      }}
    >
      <div className={parts.inline}>
        <Select
          label={t('postage.package')}
          value={chosen}
          choices={packages.map((name) => ({ value: name, label: name }))}
          error={errorAt(sent?.errors, 'package') && t('postage.wrong-package')}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Field
          label={t('postage.weight')}
          hint={t('postage.weight-hint')}
          inputMode="decimal"
          maxLength={10}
          value={weight}
          error={isChecked && isWrong && t('postage.wrong-weight')}
          onChange={({ target }) => setWeight(target.value)}
        />
      </div>
      <div className={parts.buttons}>
        <Button type="submit" pending={pricing.isSending}>
          {t('postage.rates')}
        </Button>
      </div>
      {isChecked && parcel.length === 0 && <Notice tone="danger">{t('units.nothing')}</Notice>}
      <Result sent={sent?.done ? undefined : sent} isSending={pricing.isSending} done="" />
      {rates && rates.length === 0 && <Notice tone="warning">{t('refusal.no-service')}</Notice>}
      {rates && rates.length > 0 && (
        <>
          <RadioGroup
            legend={t('postage.service', { weight: sent?.weight ?? 0 })}
            name="service"
            value={service}
            choices={rates.map((rate) => ({
              value: rate.service,
              label: rate.name,
              description: t('postage.days', { count: rate.days }),
              end: rate.price.formattedAmount ?? rate.price.amount,
            }))}
            onChange={setService}
          />
          <div className={parts.buttons}>
            <Button
              variant="primary"
              pending={sending.isSending}
              onClick={() => sending.send({ intent: 'buy-label', ...wanted, service, key })}
            >
              {t('postage.do')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
