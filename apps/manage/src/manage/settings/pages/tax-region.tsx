import { errorAt, parts as styles } from '@galleria/manage'
import {
  createTaxRegion,
  deleteTaxRegion,
  getTaxRegion,
  type TaxRegion,
  updateTaxRegion,
} from '@galleria/platform-client/tax'
import { Checkbox, Field, Select } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import { PlaceFields } from '../parts/PlaceFields.tsx'
import { type Choice, countryName } from '../rules/countries.ts'
import { type TaxRegionDraft, taxRegionDraft, taxRegionFields } from '../rules/tax-drafts.ts'

interface More {
  readonly countries: readonly Choice[]
}

function Fields({ draft, change, errors, more, isNew }: FieldsProps<TaxRegionDraft, More>) {
  const t = useMessages()
  return (
    <>
      <NameField {...{ draft, change, errors }} maxLength={100} />
      {isNew ? (
        <PlaceFields
          place={draft}
          countries={more.countries}
          errors={errors}
          onChange={(part) =>
            change(
              part.country === undefined
                ? part
                : { ...part, name: draft.name || countryName(more.countries, part.country) },
            )
          }
        />
      ) : (
        <p className={styles.quiet}>
          {countryName(more.countries, draft.country)} {draft.subdivision}
        </p>
      )}
      <div className={styles.inline}>
        <Select
          label={t('tax.mode')}
          hint={t('tax.mode-hint')}
          value={draft.mode}
          choices={[
            { value: 'MANUAL', label: t('tax.manual') },
            { value: 'AUTO', label: t('tax.auto') },
          ]}
          onChange={({ target }) => change({ mode: target.value })}
        />
        <Field
          label={t('tax.rate')}
          hint={t('tax.manual-rate-hint')}
          inputMode="decimal"
          value={draft.manualRate}
          maxLength={12}
          error={errorAt(errors, 'manualRate') && t('tax.rate-wrong')}
          onChange={({ target }) => change({ manualRate: target.value })}
        />
      </div>
      <Field
        label={t('tax.id')}
        hint={t('tax.id-hint')}
        value={draft.taxId}
        maxLength={50}
        spellCheck={false}
        error={errorAt(errors, 'taxId') && t('tax.id-wrong')}
        onChange={({ target }) => change({ taxId: target.value })}
      />
      <Checkbox
        checked={draft.taxIncluded}
        onChange={({ target }) => change({ taxIncluded: target.checked })}
      >
        {t('tax.included')}
      </Checkbox>
      <Checkbox
        checked={draft.taxesShipping}
        onChange={({ target }) => change({ taxesShipping: target.checked })}
      >
        {t('tax.shipping')}
      </Checkbox>
    </>
  )
}

export const { loader, action, Page } = entityPage<TaxRegion, TaxRegionDraft, More>({
  list: '/manage/settings/taxes',
  base: '/manage/settings/tax-regions',
  copy: (t) => ({ new: t('tax.new-region'), deleting: t('tax.region-deleting') }),
  nameOf: ({ name }) => name,
  more: async (asked) => ({ countries: countriesFor(asked) }),
  read: async (client, id, signal) => (await getTaxRegion(client, { id }, { signal })).taxRegion,
  draftOf: taxRegionDraft,
  async create(client, draft) {
    const subdivision = draft.subdivision.trim().toUpperCase()
    const place = { country: draft.country, ...(subdivision && { subdivision }) }
    const { taxRegion } = await createTaxRegion(client, {
      taxRegion: { ...place, ...taxRegionFields(draft) },
    })
    return taxRegion.id
  },
  update: (client, kept, draft) =>
    updateTaxRegion(client, { taxRegion: { ...kept, ...taxRegionFields(draft) } }),
  remove: (client, id) => deleteTaxRegion(client, { id }),
  Fields,
})
