import { useMessages } from '../messages/index.ts'
import type { DeliveryChoice } from '../routes/estimate.ts'
import { isZero } from '../rules/money.ts'
import styles from './DeliveryOptions.module.css'
import { useMoney } from './use-money.ts'

interface DeliveryOptionsProps {
  readonly choices: readonly DeliveryChoice[]
  readonly currency: string
  readonly name: string
  readonly value?: string | undefined
  readonly onChange?: (code: string) => void
}

export function DeliveryOptions({ choices, currency, name, value, onChange }: DeliveryOptionsProps) {
  const t = useMessages()
  const moneyText = useMoney()
  return (
    <fieldset className={styles.options}>
      <legend>{t('checkout.delivery')}</legend>
      {choices.map(({ option }) => {
        const pickup = option.logistics?.pickupDetails
        const price = option.cost?.price
        return (
          <label key={option.code} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.code}
              required
              {...(onChange
                ? { checked: option.code === value, onChange: () => onChange(option.code) }
                : { defaultChecked: option.code === value })}
            />
            <span className={styles.what}>
              <span className={styles.title}>
                <bdi>{option.title}</bdi>
              </span>
              {option.logistics?.deliveryTime && (
                <span className={styles.detail}>
                  <bdi>{option.logistics.deliveryTime}</bdi>
                </span>
              )}
              {pickup?.address && (
                <span className={styles.detail}>
                  {t('delivery.pick-up', {
                    address:
                      pickup.address.formattedAddress ||
                      [pickup.address.addressLine, pickup.address.city].filter(Boolean).join(', '),
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
        )
      })}
    </fieldset>
  )
}
