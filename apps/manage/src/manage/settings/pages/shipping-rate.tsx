import { errorAt, parts as styles, useRestoredFocus } from '@galleria/manage'
import { deleteShippingOption } from '@galleria/platform-client/shipping'
import { getSiteProperties, getStoreConfiguration } from '@galleria/platform-client/site-properties'
import { Disclosure, Field, Heading } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { deliveryRegions } from '../data/lists.ts'
import { createShipping, readShipping, type Shipping, updateShipping } from '../data/shipping.ts'
import { useMessages } from '../messages/index.ts'
import { entityPage, type FieldsProps } from '../parts/entity-page.tsx'
import { HandoverFields } from '../parts/HandoverFields.tsx'
import { RateFields } from '../parts/RateFields.tsx'
import { RegionChoices } from '../parts/RegionChoices.tsx'
import { WindowFields } from '../parts/WindowFields.tsx'
import type { Choice } from '../rules/countries.ts'
import { hasTerms, type ShippingDraft, shippingDraft } from '../rules/shipping-draft.ts'

interface More {
  readonly countries: readonly Choice[]
  readonly regions: readonly Choice[]
  readonly currency: string
  readonly weightUnit: string
  readonly timeZone: string
}

function Fields({ draft, change, errors, more }: FieldsProps<ShippingDraft, More>) {
  const t = useMessages()
  const { countries, regions, currency, weightUnit } = more
  const restored = useRestoredFocus<HTMLDivElement>()
  return (
    <>
      <div className={styles.inline}>
        <Field
          label={t('shipping.name')}
          hint={t('shipping.name-hint')}
          value={draft.title}
          maxLength={1000}
          error={errorAt(errors, 'title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Field
          label={t('shipping.time')}
          hint={t('shipping.time-hint')}
          value={draft.time}
          maxLength={500}
          error={errorAt(errors, 'estimatedDeliveryTime')}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <RegionChoices
        regions={regions}
        picked={draft.regionIds}
        onChange={(regionIds) => change({ regionIds })}
      />
      <Heading level={2} size="lg">
        {t('rates.title')}
      </Heading>
      <RateFields
        rates={draft.rates}
        {...{ currency, weightUnit, errors }}
        onChange={(rates) => change({ rates })}
      />
      <Disclosure title={t('handover.title')} open={hasTerms(draft) || undefined}>
        <div className={styles.form} {...restored}>
          <HandoverFields {...{ draft, countries, currency, errors }} onChange={change} />
          <WindowFields {...{ draft, errors }} onChange={change} />
        </div>
      </Disclosure>
    </>
  )
}

export const { loader, action, Page } = entityPage<Shipping, ShippingDraft, More>({
  list: '/manage/settings/shipping',
  base: '/manage/settings/shipping-rates',
  copy: (t) => ({ new: t('shipping.new'), deleting: t('shipping.deleting') }),
  nameOf: ({ title }) => title,
  async more(asked) {
    const { client, signal, site } = asked
    const [regions, { properties }, { configuration }] = await Promise.all([
      deliveryRegions(client, signal),
      getSiteProperties(client, undefined, { signal }),
      getStoreConfiguration(client, undefined, { signal }),
    ])
    const unit = configuration.settings.find(({ name }) => name === 'weightUnit')?.value ?? 'KG'
    return {
      countries: countriesFor(asked),
      regions: regions.map(({ id, name }) => ({ value: id, label: name })),
      currency: site.currencies[0] ?? site.currency,
      weightUnit: unit.toLowerCase(),
      timeZone: properties.timeZone ?? 'UTC',
    }
  },
  read: readShipping,
  draftOf: (kept, { timeZone }) => shippingDraft(kept?.option ?? null, kept?.terms ?? null, timeZone),
  create: createShipping,
  update: updateShipping,
  remove: (client, id) => deleteShippingOption(client, { shippingOptionId: id }),
  Fields,
})
