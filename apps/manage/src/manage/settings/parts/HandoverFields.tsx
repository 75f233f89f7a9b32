import { type Outcome, parts as styles } from '@galleria/manage'
import { Button, Field, Select, TextArea } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Choice } from '../rules/countries.ts'
import { type ChargeDraft, newCharge, type ShippingDraft } from '../rules/shipping-draft.ts'
import { AddressFields } from './AddressFields.tsx'

interface Props {
  readonly draft: ShippingDraft
  readonly countries: readonly Choice[]
  readonly currency: string
  readonly errors: Outcome['errors']
  readonly onChange: (part: Partial<ShippingDraft>) => void
}

/** Delivery, or pickup and where; what a shopper should know of it, and charges beside the rate. */
export function HandoverFields({ draft, countries, currency, errors, onChange }: Props) {
  const t = useMessages()
  const charges = (at: number, charge?: ChargeDraft) =>
    onChange({
      charges: draft.charges.flatMap((each, index) => (index !== at ? [each] : charge ? [charge] : [])),
    })
  return (
    <>
      <Select
        label={t('handover.kind')}
        value={draft.pickup}
        choices={[
          { value: '', label: t('handover.delivery') },
          { value: 'STORE_PICKUP', label: t('handover.store') },
          { value: 'PICKUP_POINT', label: t('handover.point') },
        ]}
        onChange={({ target }) => onChange({ pickup: target.value })}
      />
      {draft.pickup !== '' && (
        <fieldset className={styles.form}>
          <legend>{t('handover.address')}</legend>
          <AddressFields
            address={draft.address}
            {...{ countries, errors }}
            onChange={(address) => onChange({ address })}
          />
        </fieldset>
      )}
      <TextArea
        label={t('handover.instructions')}
        hint={t('handover.instructions-hint')}
        rows={2}
        value={draft.instructions}
        maxLength={1000}
        onChange={({ target }) => onChange({ instructions: target.value })}
      />
      {draft.charges.map((charge, at) => (
        <div key={at} className={styles.inline}>
          <Select
            label={t('charges.type')}
            value={charge.type}
            choices={[
              { value: 'HANDLING_FEE', label: t('charges.handling') },
              { value: 'INSURANCE', label: t('charges.insurance') },
            ]}
            onChange={({ target }) => charges(at, { ...charge, type: target.value as ChargeDraft['type'] })}
          />
          <Select
            label={t('charges.by')}
            value={charge.by}
            choices={[
              { value: 'amount', label: t('common.amount-in', { currency }) },
              { value: 'percentage', label: t('charges.percent') },
            ]}
            onChange={({ target }) => charges(at, { ...charge, by: target.value as ChargeDraft['by'] })}
          />
          <Field
            label={t('charges.value')}
            inputMode="decimal"
            value={charge.value}
            maxLength={20}
            error={
              Object.keys(errors ?? {}).some((path) => path.includes(`charges[${at}]`)) &&
              t('common.amount-wrong')
            }
            onChange={({ target }) => charges(at, { ...charge, value: target.value })}
          />
          <Field
            label={t('charges.details')}
            value={charge.details}
            maxLength={200}
            onChange={({ target }) => charges(at, { ...charge, details: target.value })}
          />
          <Button size="small" variant="quiet" onClick={() => charges(at)}>
            {t('charges.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={() => onChange({ charges: [...draft.charges, newCharge] })}>
          {t('charges.add')}
        </Button>
      </div>
    </>
  )
}
