import { EditForm, errorAt, parts as styles, Table } from '@galleria/manage'
import {
  getSiteProperties,
  getStoreConfiguration,
  updateSiteProperties,
} from '@galleria/platform-client/site-properties'
import { Link } from '@galleria/router'
import { Field, Heading, Select, TextLink } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { businessLocations } from '../data/lists.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { AddressFields } from '../parts/AddressFields.tsx'
import { DisplayCurrencies } from '../parts/DisplayCurrencies.tsx'
import { FixedTable } from '../parts/FixedTable.tsx'
import { Frame } from '../parts/Frame.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { addressLine } from '../rules/address-draft.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'
import { type StoreDraft, storeChanges, storeDraft, storeSeen } from '../rules/store-draft.ts'

export async function loader(asked: ManageRequest) {
  const { client, signal } = asked
  const [{ properties }, { configuration }, locations] = await Promise.all([
    getSiteProperties(client, undefined, { signal }),
    getStoreConfiguration(client, undefined, { signal }),
    businessLocations(client, signal),
  ])
  return {
    draft: storeDraft(properties, configuration),
    configuration,
    locations,
    countries: countriesFor(asked),
    // Read here, since a browser may know others than the server.
    zones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    currencies: Intl.supportedValuesOf('currency'),
  }
}

/** Only what was changed is sent, with what the form showed of it: what a colleague saved meanwhile is merged, or told. */
export function action({ client, t }: ManageRequest, { draft, seen }: Edited<StoreDraft>) {
  return outcome(
    t,
    async () => {
      const names = changedNames(seen, draft)
      await updateSiteProperties(client, {
        properties: storeChanges(fieldsOf(draft, names)),
        seen: storeSeen(fieldsOf(seen, names), seen.isConfigured),
      })
      return {}
    },
    refusals(t),
  )
}

const refusals = (t: Say) => ({
  CURRENCY_IN_USE: ['paymentCurrency', t('store.currency-used')] as const,
  CURRENCY_DECIMALS_DIFFER: ['paymentCurrency', t('store.currency-decimals')] as const,
})

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, errors, form } = useEditor<StoreDraft>(data.draft)
  return (
    <Frame title={t('store.title')} description={t('store.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        <EditForm label={t('store.title')} {...form}>
          <Heading level={2} size="lg">
            {t('store.details')}
          </Heading>
          <div className={styles.inline}>
            <Field
              label={t('store.name')}
              hint={t('store.name-hint')}
              required
              value={draft.siteDisplayName}
              maxLength={100}
              error={errorAt(errors, 'siteDisplayName') && t('store.name-wrong')}
              onChange={({ target }) => change({ siteDisplayName: target.value })}
            />
            <Field
              label={t('store.legal-name')}
              hint={t('store.legal-name-hint')}
              value={draft.businessName}
              maxLength={200}
              error={errorAt(errors, 'businessName')}
              onChange={({ target }) => change({ businessName: target.value })}
            />
          </div>
          <div className={styles.inline}>
            <Field
              type="email"
              label={t('store.email')}
              value={draft.email}
              maxLength={254}
              error={errorAt(errors, 'email') && t('store.email-wrong')}
              onChange={({ target }) => change({ email: target.value })}
            />
            <Field
              type="tel"
              label={t('store.phone')}
              value={draft.phone}
              maxLength={25}
              error={errorAt(errors, 'phone') && t('store.phone-wrong')}
              onChange={({ target }) => change({ phone: target.value })}
            />
          </div>
          <Heading level={2} size="lg">
            {t('locations.address')}
          </Heading>
          <AddressFields
            address={draft.address}
            countries={data.countries}
            errors={errors}
            onChange={(address) => change({ address })}
          />
          <Heading level={2} size="lg">
            {t('store.standards')}
          </Heading>
          <Field
            label={t('store.zone')}
            hint={t('store.zone-hint')}
            list="time-zones"
            value={draft.timeZone}
            maxLength={50}
            spellCheck={false}
            error={errorAt(errors, 'timeZone') && t('store.zone-wrong')}
            onChange={({ target }) => change({ timeZone: target.value })}
          />
          <datalist id="time-zones">
            {data.zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <div className={styles.inline}>
            <Select
              label={t('store.weight-unit')}
              hint={t('store.weight-unit-hint')}
              value={draft.weightUnit}
              choices={[
                { value: 'KG', label: t('store.kg') },
                { value: 'LB', label: t('store.lb') },
              ]}
              onChange={({ target }) => change({ weightUnit: target.value })}
            />
            <Select
              label={t('store.length-unit')}
              hint={t('store.length-unit-hint')}
              value={draft.dimensionsUnit}
              choices={[
                { value: 'CM', label: t('store.cm') },
                { value: 'IN', label: t('store.in') },
              ]}
              onChange={({ target }) => change({ dimensionsUnit: target.value })}
            />
          </div>
          <Heading level={2} size="lg">
            {t('languages.currencies')}
          </Heading>
          <Field
            label={t('store.currency')}
            hint={t('store.currency-hint')}
            list="currencies"
            value={draft.paymentCurrency}
            maxLength={3}
            spellCheck={false}
            error={
              errors?.paymentCurrency ?? (errorAt(errors, 'paymentCurrency') && t('store.currency-wrong'))
            }
            onChange={({ target }) => change({ paymentCurrency: target.value.toUpperCase() })}
          />
          <datalist id="currencies">
            {data.currencies.map((code) => (
              <option key={code} value={code} />
            ))}
          </datalist>
          <DisplayCurrencies
            currencies={draft.displayCurrencies}
            own={draft.paymentCurrency}
            list="currencies"
            errors={errors}
            onChange={(displayCurrencies) => change({ displayCurrencies })}
          />
        </EditForm>
        <div>
          <div className={styles.titled}>
            <Heading level={2} size="lg">
              {t('locations.title')}
            </Heading>
            <TextLink as={Link} to="/manage/settings/locations">
              {t('store.addresses-edit')}
            </TextLink>
          </div>
          {data.locations.length === 0 ? (
            <p className={styles.quiet}>{t('locations.none')}</p>
          ) : (
            <Table
              label={t('locations.title')}
              head={[{ title: t('locations.name') }, { title: t('locations.address') }]}
              rows={data.locations.map(({ id, name, address }) => ({
                key: id,
                cells: [<bdi key="name">{name}</bdi>, <bdi key="address">{addressLine(address)}</bdi>],
              }))}
            />
          )}
        </div>
        <div className={styles.form}>
          <Heading level={2} size="lg">
            {t('fixed.title')}
          </Heading>
          <p className={styles.quiet}>{t('fixed.more')}</p>
          <FixedTable
            label={t('fixed.title')}
            configuration={data.configuration}
            names={{
              firstTimeZone: t('store.first-zone'),
              emailVerification: t('store.email-verification'),
              ownerApproval: t('store.owner-approval'),
              captcha: t('store.captcha'),
              mfa: t('store.mfa'),
            }}
          />
        </div>
      </div>
    </Frame>
  )
}
