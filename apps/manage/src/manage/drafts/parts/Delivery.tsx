import { Card, Heading, Notice, RadioGroup } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import styles from './draft.module.css'
import type { PartProps } from './part.ts'

/** Ways to deliver to the address, with their prices. */
export function Delivery({ draft, save }: PartProps) {
  const t = useMessages()
  const { carrierServiceOptions = [], selectedCarrierServiceOption: chosen } = draft.shippingInfo ?? {}
  const options = carrierServiceOptions.flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map((option) => ({ ...option, carrierId })),
  )
  // Shown as soon as it is pressed; a save takes its time, and one that is refused keeps the choice.
  const stored = chosen?.code ?? ''
  const [choice, setChoice] = useState({ stored, code: stored })
  if (choice.stored !== stored) setChoice({ stored, code: stored })
  const problem = draft.calculationErrors?.selectedShippingOptionError
  return (
    <Card>
      <Heading level={2}>{t('delivery.title')}</Heading>
      {problem && <Notice tone="warning">{t('delivery.missing')}</Notice>}
      {options.length === 0 ? (
        <p className={styles.quiet}>{t('delivery.none')}</p>
      ) : (
        <RadioGroup
          legend={t('delivery.legend')}
          name="delivery"
          value={choice.code}
          onChange={(code) => {
            setChoice({ stored, code })
            save.change({ shippingInfo: { selectedCarrierServiceOption: { code } } }, true)
          }}
          choices={options.map(({ code, title, cost, logistics }) => ({
            value: code,
            label: <bdi>{title}</bdi>,
            description: logistics?.deliveryTime,
            end: cost?.price.formattedAmount,
          }))}
        />
      )}
    </Card>
  )
}
