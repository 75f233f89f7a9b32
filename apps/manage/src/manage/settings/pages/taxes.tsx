import { EditForm, parts as styles } from '@galleria/manage'
import { getTaxSettings, type TaxSettings, updateTaxSettings } from '@galleria/platform-client/tax'
import { Link } from '@galleria/router'
import { Select, TextLink } from '@galleria/ui'
import { countriesFor } from '../data/countries.ts'
import { taxGroups, taxRates, taxRegions } from '../data/lists.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Loaded, ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { ListSection } from '../parts/ListSection.tsx'
import { type Edited, useEditor } from '../parts/use-editor.ts'
import { changedNames, fieldsOf } from '../rules/changed.ts'
import { countryName } from '../rules/countries.ts'
import { percentOf } from '../rules/percent.ts'

interface Draft {
  readonly mode: string
  readonly automatic: string
}

export async function loader(asked: ManageRequest) {
  const { client, signal } = asked
  const [{ taxSettings }, regions, rates, groups] = await Promise.all([
    getTaxSettings(client, {}, { signal }),
    taxRegions(client, signal),
    taxRates(client, signal),
    taxGroups(client, signal),
  ])
  const draft: Draft = { mode: taxSettings.mode, automatic: taxSettings.automatic }
  return { draft, regions, rates, groups, countries: countriesFor(asked) }
}

export function action({ client, t }: ManageRequest, { draft, seen }: Edited<Draft>) {
  return outcome(t, async () => {
    const names = changedNames(seen, draft)
    await updateTaxSettings(client, {
      taxSettings: fieldsOf(draft, names) as Partial<TaxSettings>,
      seen: fieldsOf(seen, names) as Partial<TaxSettings>,
    })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Loaded<typeof loader>>) {
  const t = useMessages()
  const { draft, change, form } = useEditor<Draft>(data.draft)
  const { regions, rates, groups, countries } = data
  const place = (country: string, subdivision?: string) =>
    [countryName(countries, country), subdivision].filter(Boolean).join(' · ')
  return (
    <Frame title={t('taxes.title')} description={t('taxes.more')} isOwner={isOwner}>
      <div className={styles.rows}>
        <EditForm label={t('taxes.title')} {...form}>
          <div className={styles.inline}>
            <Select
              label={t('taxes.mode')}
              hint={t('taxes.mode-hint')}
              value={draft.mode}
              choices={[
                { value: 'AUTO', label: t('taxes.by-address') },
                { value: 'MANUAL', label: t('taxes.by-region') },
              ]}
              onChange={({ target }) => change({ mode: target.value })}
            />
            <Select
              label={t('taxes.calculation')}
              hint={t('taxes.calculation-hint')}
              value={draft.automatic}
              choices={[
                { value: 'ON', label: t('common.on') },
                { value: 'OFF', label: t('common.off') },
                // Set in the workbench alone.
                ...(draft.automatic === 'FAILING' ? [{ value: 'FAILING', label: t('taxes.outage') }] : []),
              ]}
              onChange={({ target }) => change({ automatic: target.value })}
            />
          </div>
        </EditForm>
        <ListSection
          title={t('taxes.regions')}
          more={t('taxes.regions-more')}
          none={t('taxes.no-regions')}
          add={{ to: '/manage/settings/tax-regions/new', label: t('tax.new-region') }}
          head={[
            { title: t('common.name') },
            { title: t('common.place') },
            { title: t('tax.rate'), isNumber: true },
            { title: t('tax.mode') },
            { title: t('tax.prices') },
          ]}
          rows={regions.map(({ id, name, country, subdivision, manualRate, mode, taxIncluded }) => ({
            key: id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/settings/tax-regions/${id}`}>
                <bdi>{name}</bdi>
              </TextLink>,
              place(country, subdivision),
              manualRate === undefined ? '' : `${percentOf(manualRate)} %`,
              mode === 'AUTO' ? t('tax.auto') : t('tax.manual'),
              taxIncluded ? t('tax.prices-with') : t('tax.prices-without'),
            ],
          }))}
        />
        <ListSection
          title={t('taxes.rates')}
          more={t('taxes.rates-more')}
          none={t('taxes.no-rates')}
          add={{ to: '/manage/settings/tax-rates/new', label: t('tax.new-rate') }}
          head={[
            { title: t('common.name') },
            { title: t('common.place') },
            { title: t('tax.rate'), isNumber: true },
            { title: t('tax.jurisdiction') },
            { title: t('tax.group') },
          ]}
          rows={rates.map(({ id, name, country, subdivision, rate, jurisdiction, taxGroupId }) => ({
            key: id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/settings/tax-rates/${id}`}>
                <bdi>{name}</bdi>
              </TextLink>,
              place(country, subdivision),
              `${percentOf(rate)} %`,
              <bdi key="jurisdiction">{jurisdiction}</bdi>,
              groups.find((group) => group.id === taxGroupId)?.name ?? t('tax.every-product'),
            ],
          }))}
        />
        <ListSection
          title={t('taxes.groups')}
          more={t('taxes.groups-more')}
          none={t('taxes.no-groups')}
          add={{ to: '/manage/settings/tax-groups/new', label: t('tax.new-group') }}
          head={[{ title: t('common.name') }, { title: t('common.products'), isNumber: true }]}
          rows={groups.map(({ id, name, productIds }) => ({
            key: id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/settings/tax-groups/${id}`}>
                <bdi>{name}</bdi>
              </TextLink>,
              productIds.length,
            ],
          }))}
        />
      </div>
    </Frame>
  )
}
