import { errorAt, parts as styles } from '@galleria/manage'
import {
  type AdditionalFeeRule,
  createAdditionalFee,
  deleteAdditionalFee,
  getAdditionalFee,
  updateAdditionalFee,
} from '@galleria/platform-client/discounts'
import { Checkbox, Field, Select } from '@galleria/ui'
import { taxGroups } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import type { Choice } from '../rules/countries.ts'
import { type FeeDraft, feeDraft, feeFields } from '../rules/fee-draft.ts'

interface More {
  readonly groups: readonly Choice[]
  readonly currency: string
}

function Fields({ draft, change, errors, more }: FieldsProps<FeeDraft, More>) {
  const t = useMessages()
  return (
    <>
      <div className={styles.inline}>
        <NameField {...{ draft, change, errors }} maxLength={50} hint={t('fees.name-hint')} />
        <Field
          label={t('fees.code')}
          hint={t('fees.code-hint')}
          value={draft.code}
          maxLength={100}
          error={errorAt(errors, 'code')}
          onChange={({ target }) => change({ code: target.value })}
        />
      </div>
      <div className={styles.inline}>
        <Field
          label={t('common.amount-in', { currency: more.currency })}
          inputMode="decimal"
          value={draft.amount}
          maxLength={20}
          error={errorAt(errors, 'amount') && t('common.amount-wrong')}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <Field
          label={t('fees.below-in', { currency: more.currency })}
          hint={t('fees.below-hint')}
          inputMode="decimal"
          value={draft.belowSubtotal}
          maxLength={20}
          error={errorAt(errors, 'belowSubtotal') && t('common.amount-wrong')}
          onChange={({ target }) => change({ belowSubtotal: target.value })}
        />
      </div>
      <div className={styles.inline}>
        <Select
          label={t('tax.group')}
          value={draft.taxGroupId}
          choices={[{ value: '', label: t('fees.no-group') }, ...more.groups]}
          error={errorAt(errors, 'taxGroupId')}
          onChange={({ target }) => change({ taxGroupId: target.value })}
        />
        <Select
          label={t('fees.taxed-at')}
          value={draft.taxedAt}
          choices={[
            { value: 'SHIPPING', label: t('fees.at-shipping') },
            { value: 'BILLING', label: t('fees.at-billing') },
            { value: 'BUSINESS', label: t('fees.at-business') },
          ]}
          onChange={({ target }) => change({ taxedAt: target.value })}
        />
      </div>
      <Checkbox checked={draft.active} onChange={({ target }) => change({ active: target.checked })}>
        {t('fees.active')}
      </Checkbox>
    </>
  )
}

export const { loader, action, Page } = entityPage<AdditionalFeeRule, FeeDraft, More>({
  list: '/manage/settings/fees',
  base: '/manage/settings/fees',
  copy: (t) => ({ new: t('fees.new'), deleting: t('fees.deleting') }),
  nameOf: ({ name }) => name,
  async more({ client, signal, site }) {
    const groups = await taxGroups(client, signal)
    return {
      groups: groups.map(({ id, name }) => ({ value: id, label: name })),
      currency: site.currencies[0] ?? site.currency,
    }
  },
  read: async (client, id, signal) => (await getAdditionalFee(client, { id }, { signal })).additionalFee,
  draftOf: feeDraft,
  create: async (client, draft) =>
    (await createAdditionalFee(client, { additionalFee: feeFields(draft) })).additionalFee.id,
  update: (client, kept, draft) =>
    updateAdditionalFee(client, { additionalFee: { ...kept, ...feeFields(draft) } }),
  remove: (client, id) => deleteAdditionalFee(client, { id }),
  Fields,
})
