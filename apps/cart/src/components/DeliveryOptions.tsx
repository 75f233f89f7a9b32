import { Content, Select, VisuallyHidden } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { deliveryGroups } from '../rules/checkout/delivery-groups.ts'
import { isolated } from '../rules/isolated.ts'
import type { DeliveryChoice } from '../rules/model/index.ts'
import { isZero } from '../rules/money.ts'
import styles from './DeliveryOptions.module.css'
import { useMoney } from './use-money.ts'

/** Without script there is no list of times that follows the way: each is a choice of its own. */
const groupsOf = (choices: readonly DeliveryChoice[]) =>
  typeof document === 'undefined'
    ? choices.map((choice) => ({ name: choice.option.code, choices: [choice] as const }))
    : deliveryGroups(choices)

interface DeliveryOptionsProps {
  readonly choices: readonly DeliveryChoice[]
  readonly currency: string
  readonly name: string
  readonly value?: string | undefined
  readonly onChange?: (code: string) => void
  /** The heading above says it already. */
  readonly headed?: boolean
}

export function DeliveryOptions({ choices, currency, name, value, onChange, headed }: DeliveryOptionsProps) {
  const t = useMessages()
  const moneyText = useMoney()
  const [times, setTimes] = useState<Readonly<Record<string, string>>>({})
  const [picked, setPicked] = useState(value)
  const current = onChange ? value : picked
  const pick = (code: string) => {
    setPicked(code)
    onChange?.(code)
  }
  return (
    <fieldset className={styles.options}>
      <legend>
        {headed ? <VisuallyHidden>{t('checkout.delivery')}</VisuallyHidden> : t('checkout.delivery')}
      </legend>
      {groupsOf(choices).map(({ name: group, choices: slots }) => {
        const wanted = slots.find(({ option }) => option.code === (times[group] ?? current)) ?? slots[0]
        const { option } = wanted
        const pickup = option.logistics?.pickupDetails
        const price = option.cost?.price
        return (
          <div key={group} className={styles.option}>
            <label className={styles.label}>
              <input
                type="radio"
                name={name}
                value={option.code}
                required
                checked={option.code === current}
                onChange={() => pick(option.code)}
              />
              <span className={styles.what}>
                <span className={styles.title}>
                  <Content text={option.title} />
                </span>
                {slots.length === 1 && option.logistics?.deliveryTime && (
                  <span className={styles.detail}>
                    <Content text={option.logistics.deliveryTime} />
                  </span>
                )}
                {pickup?.address && (
                  <span className={styles.detail}>
                    {t('delivery.pick-up', {
                      address: isolated(
                        pickup.address.formattedAddress ||
                          [pickup.address.addressLine, pickup.address.city].filter(Boolean).join(', '),
                      ),
                    })}
                  </span>
                )}
                {option.logistics?.instructions && (
                  <span className={styles.detail}>
                    <bdi>{option.logistics.instructions}</bdi>
                  </span>
                )}
              </span>
              {price && (
                <span className={styles.price}>
                  {isZero(price) ? t('delivery.free') : moneyText(price, currency)}
                </span>
              )}
            </label>
            {slots.length > 1 && (
              <Select
                label={t('delivery.time')}
                className={styles.times}
                value={option.code}
                onChange={({ target }) => {
                  setTimes({ ...times, [group]: target.value })
                  pick(target.value)
                }}
                choices={slots.map(({ option: { code, logistics } }) => ({
                  value: code,
                  label: logistics?.deliveryTime ?? code,
                }))}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
