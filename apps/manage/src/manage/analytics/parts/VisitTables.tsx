import { useFormat, useLocale } from '@galleria/i18n'
import { Table } from '@galleria/manage'
import type { FunnelReport, VisitRow } from '@galleria/platform-client/analytics'
import { useMessages } from '../messages/index.ts'

/** Visits by source, device and country, and those of each that saw a product. */
export function VisitTables({ visits }: Pick<FunnelReport, 'visits'>) {
  const t = useMessages()
  const format = useFormat()
  const { language } = useLocale()
  const sources: Readonly<Record<string, string>> = {
    ...{ DIRECT: t('source.direct'), SEARCH: t('source.search'), SOCIAL: t('source.social') },
    ...{ EMAIL: t('source.email'), AD: t('source.ad'), REFERRAL: t('source.referral') },
  }
  const devices: Readonly<Record<string, string>> = {
    ...{ DESKTOP: t('device.desktop'), MOBILE: t('device.mobile'), TABLET: t('device.tablet') },
  }
  const country = (key: string) => new Intl.DisplayNames(language.tag, { type: 'region' }).of(key) ?? key
  const table = (title: string, rows: readonly VisitRow[], nameOf: (key: string) => string) =>
    rows.length > 0 && (
      <Table
        label={title}
        head={[
          { title },
          { title: t('funnel.visits'), isNumber: true },
          { title: t('funnel.products'), isNumber: true },
        ]}
        rows={rows.map(({ key, visits, products }) => ({
          key,
          cells: [nameOf(key), format.number(visits), format.number(products)],
        }))}
      />
    )
  return (
    <>
      {table(t('source.title'), visits.sources, (key) => sources[key] ?? key)}
      {table(t('device.title'), visits.devices, (key) => devices[key] ?? key)}
      {table(t('column.country'), visits.countries, country)}
    </>
  )
}
