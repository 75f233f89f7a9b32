import { errorAt, parts } from '@galleria/manage'
import {
  type BusinessLocation,
  createBusinessLocation,
  deleteBusinessLocation,
  getBusinessLocation,
  updateBusinessLocation,
} from '@galleria/platform-client/places'
import { getSiteProperties } from '@galleria/platform-client/site-properties'
import { Checkbox, Field } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { useMessages } from '../messages/index.ts'
import { AddressFields } from '../parts/AddressFields.tsx'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { NameField } from '../parts/NameField.tsx'
import { type AddressDraft, addressDraft, addressOf } from '../rules/address-draft.ts'
import type { Choice } from '../rules/countries.ts'

interface Draft {
  readonly name: string
  readonly timeZone: string
  readonly address: AddressDraft
  readonly isDefault: boolean
  readonly active: boolean
}

interface More {
  readonly countries: readonly Choice[]
  readonly timeZone: string
  /** True of the default, which a location stays until another one is. */
  readonly isDefault: boolean
}

function Fields({ draft, change, errors, more, isNew }: FieldsProps<Draft, More>) {
  const t = useMessages()
  return (
    <>
      <NameField {...{ draft, change, errors }} maxLength={500} />
      <AddressFields
        address={draft.address}
        countries={more.countries}
        errors={errors}
        onChange={(address) => change({ address })}
      />
      <Field
        label={t('store.zone')}
        hint={t('store.zone-hint')}
        value={draft.timeZone}
        maxLength={50}
        error={errorAt(errors, 'timeZone') && t('store.zone-wrong')}
        onChange={({ target }) => change({ timeZone: target.value })}
      />
      <Checkbox
        checked={draft.isDefault}
        disabled={more.isDefault}
        onChange={({ target }) => change({ isDefault: target.checked })}
      >
        {more.isDefault ? t('locations.default') : t('locations.default-set')}
      </Checkbox>
      <p className={parts.quiet}>{t('locations.default-hint')}</p>
      {!isNew && !more.isDefault && (
        <>
          <Checkbox checked={draft.active} onChange={({ target }) => change({ active: target.checked })}>
            {t('locations.active')}
          </Checkbox>
          <p className={parts.quiet}>{t('locations.active-hint')}</p>
        </>
      )}
    </>
  )
}

const fields = ({ name, timeZone, address }: Draft) => ({
  name: name.trim(),
  timeZone: timeZone.trim(),
  address: addressOf(address),
})

const becoming = ({ isDefault }: Draft) => (isDefault ? { isDefault } : {})

export const { loader, action, Page } = entityPage<BusinessLocation, Draft, More>({
  list: '/manage/settings/locations',
  base: '/manage/settings/locations',
  copy: (t) => ({ new: t('locations.new'), deleting: t('locations.deleting') }),
  nameOf: ({ name }) => name,
  async more(asked, kept) {
    const { properties } = await getSiteProperties(asked.client, undefined, { signal: asked.signal })
    return {
      countries: countriesFor(asked),
      timeZone: properties.timeZone ?? 'UTC',
      isDefault: kept?.isDefault ?? false,
    }
  },
  read: async (client, id, signal) =>
    (await getBusinessLocation(client, { id }, { signal })).businessLocation,
  draftOf: (location, { timeZone }) => ({
    name: location?.name ?? '',
    timeZone: location?.timeZone ?? timeZone,
    address: addressDraft(location?.address),
    isDefault: location?.isDefault ?? false,
    active: location?.active ?? true,
  }),
  create: async (client, draft) =>
    (await createBusinessLocation(client, { businessLocation: { ...fields(draft), ...becoming(draft) } }))
      .businessLocation.id,
  update: (client, kept, draft) =>
    updateBusinessLocation(client, {
      businessLocation: { ...kept, ...fields(draft), ...becoming(draft), active: draft.active },
    }),
  remove: (client, id) => deleteBusinessLocation(client, { id }),
  Fields,
})
