import { useFormat } from '@galleria/i18n'
import type { Product, Variant } from '@galleria/platform-client/products'
import { RadioGroup } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { cyclePrice, type SubscriptionOption } from '../../rules/product/cycle-price.ts'

interface Props {
  readonly product: Product
  readonly variant: Variant | undefined
  readonly options: readonly SubscriptionOption[]
  /** Id of the chosen subscription; undefined for a one-time purchase. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** Choice between a single purchase and subscriptions, with the price and the terms of each. */
export function HowOften({ product, variant, options, chosen, onChoose }: Props) {
  const t = useMessages()
  const { money, percent, unit } = useFormat()
  const priceOf = (option: Pick<SubscriptionOption, 'discount'>) => {
    const price = cyclePrice(product, variant, option)
    return price && money(price.amount, price.currency)
  }
  const cycleOf = ({ frequency, interval }: SubscriptionOption) => {
    const every = { interval: interval || 1 }
    if (frequency === 'DAY') return t('purchase.day', every)
    if (frequency === 'WEEK') return t('purchase.week', every)
    return frequency === 'YEAR' ? t('purchase.year', every) : t('purchase.month', every)
  }
  const termsOf = (option: SubscriptionOption) => {
    const { discount, freeTrialPeriod: trial, billingCycles, enableCustomerCancellation } = option
    const time =
      trial?.frequency && unit(trial.interval ?? 1, trial.frequency.toLowerCase(), { unitDisplay: 'long' })
    return [
      cycleOf(option),
      discount?.percentOff && t('product.off', { percent: percent(discount.percentOff / 100) }),
      time && t('purchase.trial', { time }),
      billingCycles && t('purchase.cycles', { count: billingCycles }),
      enableCustomerCancellation && t('purchase.cancel'),
    ].filter((term) => typeof term === 'string')
  }
  return (
    <RadioGroup
      legend={t('purchase.legend')}
      name="subscriptionOptionId"
      value={chosen ?? ''}
      onChange={(id) => onChoose(id || undefined)}
      choices={[
        { value: '', label: t('purchase.once'), end: priceOf({}) },
        ...options.map((option) => ({
          value: option.id,
          label: <bdi>{option.title}</bdi>,
          description: (
            <>
              {termsOf(option).join(' · ')}
              {option.description && (
                <>
                  <br />
                  <bdi>{option.description}</bdi>
                </>
              )}
            </>
          ),
          end: priceOf(option),
        })),
      ]}
    />
  )
}
