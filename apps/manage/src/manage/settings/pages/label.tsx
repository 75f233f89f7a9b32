import { errorAt, parts as styles } from '@galleria/manage'
import {
  deleteShippoConfiguration,
  getShippoConfiguration,
  type ShippoConfiguration,
} from '@galleria/platform-client/shipping-labels'
import { getStoreConfiguration } from '@galleria/platform-client/site-properties'
import { Field, Heading, Select } from '@galleria/ui'
import { createLabels, updateLabels } from '../data/labels.ts'
import { businessLocations, deliveryRegions } from '../data/lists.ts'
import { key, useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { RegionChoices } from '../parts/RegionChoices.tsx'
import { ServiceFields } from '../parts/ServiceFields.tsx'
import type { Choice } from '../rules/countries.ts'
import { type LabelDraft, labelDraft, packageTypes } from '../rules/label-draft.ts'

interface More {
  readonly regions: readonly Choice[]
  readonly locations: readonly Choice[]
  readonly currency: string
  readonly weightUnit: string
}

const typeNames = {
  CUSTOM: key('packages.custom'),
  FLAT_RATE_ENVELOPE: key('packages.envelope'),
  PADDED_FLAT_RATE_ENVELOPE: key('packages.padded'),
  SMALL_FLAT_RATE_BOX: key('packages.small'),
  MEDIUM_FLAT_RATE_BOX_1: key('packages.medium-1'),
  MEDIUM_FLAT_RATE_BOX_2: key('packages.medium-2'),
  LARGE_FLAT_RATE_BOX: key('packages.large'),
} as const

function Fields({ draft, change, errors, more, isNew }: FieldsProps<LabelDraft, More>) {
  const t = useMessages()
  const size = (name: 'length' | 'width' | 'height', label: string) => (
    <Field
      label={label}
      inputMode="decimal"
      value={draft[name]}
      maxLength={10}
      error={errorAt(errors, name) && t('labels.size-wrong')}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <>
      <Select
        label={t('labels.from')}
        hint={t('labels.from-hint')}
        value={draft.locationId}
        choices={[{ value: '', label: t('common.choose') }, ...more.locations]}
        error={errorAt(errors, 'osLocationId') && t('labels.from-wrong')}
        onChange={({ target }) => change({ locationId: target.value })}
      />
      <RegionChoices
        regions={more.regions}
        picked={draft.regionIds}
        onChange={(regionIds) => change({ regionIds })}
      />
      <Heading level={2} size="lg">
        {t('labels.package')}
      </Heading>
      <div className={styles.inline}>
        <Field
          label={t('common.name')}
          value={draft.packageName}
          maxLength={255}
          onChange={({ target }) => change({ packageName: target.value })}
        />
        <Select
          label={t('packages.type')}
          value={draft.packageType}
          choices={packageTypes.map((value) => ({ value, label: t(typeNames[value]) }))}
          onChange={({ target }) => change({ packageType: target.value })}
        />
        <Field
          label={t('packages.most')}
          inputMode="numeric"
          value={draft.most}
          maxLength={9}
          error={errorAt(errors, 'maxNumberOfProducts') && t('packages.most-wrong')}
          onChange={({ target }) => change({ most: target.value })}
        />
      </div>
      <div className={styles.inline}>
        {size('length', t('packages.length'))}
        {size('width', t('packages.width'))}
        {size('height', t('packages.height'))}
      </div>
      <div className={styles.inline}>
        <Field
          label={t('labels.backup-weight', { unit: more.weightUnit })}
          hint={t('labels.backup-weight-hint')}
          inputMode="decimal"
          value={draft.backupWeight}
          maxLength={10}
          error={errorAt(errors, 'backupWeight') && t('common.amount-wrong')}
          onChange={({ target }) => change({ backupWeight: target.value })}
        />
        {isNew && (
          <Field
            label={t('labels.backup-rate', { currency: more.currency })}
            hint={t('labels.backup-rate-hint')}
            inputMode="decimal"
            value={draft.backupRate}
            maxLength={20}
            error={errorAt(errors, 'backupRate') && t('common.amount-wrong')}
            onChange={({ target }) => change({ backupRate: target.value })}
          />
        )}
      </div>
      <ServiceFields
        services={draft.services}
        currency={more.currency}
        onChange={(services) => change({ services })}
      />
    </>
  )
}

interface Loaded extends More {
  readonly firstLocation: string
}

export const { loader, action, Page } = entityPage<ShippoConfiguration, LabelDraft, Loaded>({
  list: '/manage/settings/shipping',
  base: '/manage/settings/labels',
  copy: (t) => ({ new: t('labels.new'), deleting: t('labels.deleting'), hint: t('labels.more') }),
  nameOf: ({ packageName, packageType }) => packageName || packageType,
  async more({ client, signal, site }) {
    const [regions, locations, { configuration }] = await Promise.all([
      deliveryRegions(client, signal),
      businessLocations(client, signal),
      getStoreConfiguration(client, undefined, { signal }),
    ])
    const unit = configuration.settings.find(({ name }) => name === 'weightUnit')?.value ?? 'KG'
    return {
      regions: regions.map(({ id, name }) => ({ value: id, label: name })),
      locations: locations.map(({ id, name }) => ({ value: id, label: name })),
      firstLocation: locations[0]?.id ?? '',
      currency: site.currencies[0] ?? site.currency,
      weightUnit: unit.toLowerCase(),
    }
  },
  read: async (client, id, signal) =>
    (await getShippoConfiguration(client, { shippoConfigurationId: id }, { signal })).shippoConfiguration,
  draftOf: (kept, { firstLocation }) => labelDraft(kept, firstLocation),
  create: createLabels,
  update: updateLabels,
  remove: (client, id) => deleteShippoConfiguration(client, { shippoConfigurationId: id }),
  Fields,
})
