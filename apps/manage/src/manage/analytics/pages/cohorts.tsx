import { useFormat } from '@galleria/i18n'
import { csvLine, ExportFile, exported, type ManageRequest, type PageProps, parts } from '@galleria/manage'
import { queryCohorts } from '@galleria/platform-client/analytics'
import { Link, useLocation } from '@galleria/router'
import { EmptyState, Heading } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'
import { HeatTable } from '../parts/HeatTable.tsx'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import {
  type CohortMeasure,
  cohortMeasures,
  cohortMonths,
  cohortsIn,
  levelOf,
  mostOf,
  valuesOf,
} from '../rules/cohorts.ts'
import { withRange } from '../rules/range.ts'

type Asked = ManageRequest<Say>

async function read({ client, signal }: Asked, query: URLSearchParams) {
  const shown = cohortsIn(query)
  const { cohorts, ...report } = await queryCohorts(client, { months: shown.months }, { signal })
  return { ...shown, ...report, cohorts: cohorts.filter(({ customers }) => customers > 0) }
}

export function loader(asked: Asked) {
  return read(asked, asked.url.searchParams)
}

const names = (t: Say): Readonly<Record<CohortMeasure, string>> => ({
  retention: t('cohorts.retention'),
  customers: t('cohorts.customers'),
  orders: t('measure.orders'),
  spend: t('measure.total'),
})

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { t } = asked
    const { cohorts, measure, months } = await read(asked, new URLSearchParams(query))
    const { [measure]: name } = names(t)
    const after = Array.from({ length: months }, (_, index) => t('cohorts.after', { count: index }))
    return [
      csvLine([t('cohorts.month'), t('cohorts.first'), ...after.map((month) => `${name}, ${month}`)]),
      ...cohorts.map((cohort) => csvLine([cohort.month, cohort.customers, ...valuesOf(cohort, measure)])),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const { cohorts, measure, months, currency, waiting } = data
  const rows = cohorts.map((cohort) => valuesOf(cohort, measure))
  const most = mostOf(rows)
  const text = (value: number) => {
    if (measure === 'retention') return format.percent(value, { maximumFractionDigits: 0 })
    return measure === 'spend' ? format.money(value, currency) : format.number(value)
  }
  const choice = (name: string, value: string, label: string, isCurrent: boolean) => (
    <Link key={value} to={withRange(search, { [name]: value })} aria-current={isCurrent} preventScrollReset>
      {label}
    </Link>
  )
  const longest = Math.max(1, ...rows.map((row) => row.length))
  return (
    <ReportFrame
      at="cohorts"
      title={t('cohorts.title')}
      isOwner={isOwner}
      waiting={waiting}
      description={t('cohorts.more')}
      actions={<ExportFile name={`cohorts-${measure}`} />}
    >
      <nav aria-label={t('cohorts.show')} className={parts.choices}>
        {cohortMeasures.map((name) => choice('show', name, names(t)[name], name === measure))}
      </nav>
      <nav aria-label={t('range.title')} className={parts.choices}>
        {cohortMonths.map((count) =>
          choice('months', String(count), t('cohorts.last', { count }), count === months),
        )}
      </nav>
      <Heading level={2} size="lg">
        {names(t)[measure]}
      </Heading>
      {cohorts.length === 0 ? (
        <EmptyState title={t('cohorts.nothing')} />
      ) : (
        <HeatTable
          label={t('cohorts.title')}
          head={[
            t('cohorts.month'),
            t('cohorts.first'),
            ...Array.from({ length: longest }, (_, index) => t('cohorts.after', { count: index })),
          ]}
          rows={cohorts.map(({ month, customers }, row) => ({
            key: month,
            name: format.date(`${month}-01`, { month: 'short', year: 'numeric' }),
            cells: [
              { text: format.number(customers), level: 0 },
              ...(rows[row] ?? []).map((value, index) => ({
                text: text(value),
                level: levelOf(value, index, most),
              })),
            ],
          }))}
        />
      )}
    </ReportFrame>
  )
}
