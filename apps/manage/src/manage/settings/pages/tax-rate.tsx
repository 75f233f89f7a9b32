import { errorAt, parts as styles } from '@galleria/manage'
import {
  createTaxRate,
  deleteTaxRate,
  getTaxRate,
  type TaxRate,
  updateTaxRate,
} from '@galleria/platform-client/tax'
import { Field, Select } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { taxGroups } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import { PlaceFields } from '../parts/PlaceFields.tsx'
import type { Choice } from '../rules/countries.ts'
import { type TaxRateDraft, taxRateDraft, taxRateFields } from '../rules/tax-drafts.ts'

interface More {
  readonly countries: readonly Choice[]
  readonly groups: readonly Choice[]
}

function Fields({ draft, change, errors, more }: FieldsProps<TaxRateDraft, More>) {
  const t = useMessages()
  return (
    <>
      <div className={styles.inline}>
        <NameField {...{ draft, change, errors }} maxLength={200} />
        <Field
          label={t('tax.rate')}
          inputMode="decimal"
          value={draft.rate}
          maxLength={12}
          error={errorAt(errors, 'rate') && t('tax.rate-wrong')}
          onChange={({ target }) => change({ rate: target.value })}
        />
      </div>
      <PlaceFields place={draft} countries={more.countries} errors={errors} onChange={change} />
      <div className={styles.inline}>
        <Field
          label={t('tax.jurisdiction')}
          hint={t('tax.jurisdiction-hint')}
          value={draft.jurisdiction}
          maxLength={200}
          error={errorAt(errors, 'jurisdiction')}
          onChange={({ target }) => change({ jurisdiction: target.value })}
        />
        <Select
          label={t('tax.level')}
          value={draft.jurisdictionType}
          choices={[
            { value: 'COUNTRY', label: t('tax.level-country') },
            { value: 'STATE', label: t('tax.level-state') },
            { value: 'COUNTY', label: t('tax.level-county') },
            { value: 'CITY', label: t('tax.level-city') },
            { value: 'SPECIAL', label: t('tax.level-special') },
          ]}
          onChange={({ target }) => change({ jurisdictionType: target.value })}
        />
        <Select
          label={t('tax.group')}
          value={draft.taxGroupId}
          choices={[{ value: '', label: t('tax.every-product') }, ...more.groups]}
          error={errorAt(errors, 'taxGroupId')}
          onChange={({ target }) => change({ taxGroupId: target.value })}
        />
      </div>
      <div className={styles.inline}>
        <Field
          label={t('common.city')}
          hint={t('tax.city-hint')}
          value={draft.city}
          maxLength={100}
          error={errorAt(errors, 'city')}
          onChange={({ target }) => change({ city: target.value })}
        />
        <Field
          label={t('tax.prefixes')}
          hint={t('tax.prefixes-hint')}
          value={draft.postalPrefixes}
          maxLength={5000}
          error={
            Object.keys(errors ?? {}).some((at) => at.includes('postalPrefixes')) && t('tax.prefixes-wrong')
          }
          onChange={({ target }) => change({ postalPrefixes: target.value })}
        />
      </div>
    </>
  )
}

export const { loader, action, Page } = entityPage<TaxRate, TaxRateDraft, More>({
  list: '/manage/settings/taxes',
  base: '/manage/settings/tax-rates',
  copy: (t) => ({ new: t('tax.new-rate'), deleting: t('tax.rate-deleting') }),
  nameOf: ({ name }) => name,
  async more(asked) {
    const groups = await taxGroups(asked.client, asked.signal)
    return {
      countries: countriesFor(asked),
      groups: groups.map(({ id, name }) => ({ value: id, label: name })),
    }
  },
  read: async (client, id, signal) => (await getTaxRate(client, { id }, { signal })).taxRate,
  draftOf: taxRateDraft,
  create: async (client, draft) =>
    (await createTaxRate(client, { taxRate: taxRateFields(draft) })).taxRate.id,
  update: (client, kept, draft) => updateTaxRate(client, { taxRate: { ...kept, ...taxRateFields(draft) } }),
  remove: (client, id) => deleteTaxRate(client, { id }),
  Fields,
})
