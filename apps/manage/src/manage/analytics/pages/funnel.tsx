import { useFormat } from '@galleria/i18n'
import {
  csvLine,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
  StatCard,
  Stats,
  Table,
} from '@galleria/manage'
import { type FunnelCounts, queryFunnel } from '@galleria/platform-client/analytics'
import { Disclosure } from '@galleria/ui'
import { rangeOf } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { ComparedChart } from '../parts/ComparedChart.tsx'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { VisitTables } from '../parts/VisitTables.tsx'
import { changeOf } from '../rules/figures.ts'
import { compareOf } from '../rules/range.ts'

type Asked = ManageRequest<Say>

const percent = { maximumFractionDigits: 1 } as const

/** Share of a step in another; undefined where that has none, as before visits were counted. */
const share = (of: number, all: number) => (all === 0 ? undefined : of / all)

function stepsOf(t: Say, counts: FunnelCounts) {
  return [
    { name: t('funnel.visits'), count: counts.visits },
    { name: t('funnel.products'), count: counts.products },
    { name: t('funnel.carts'), count: counts.carts },
    { name: t('funnel.checkouts'), count: counts.checkouts },
    { name: t('funnel.orders'), count: counts.orders },
  ]
}

export async function loader(asked: Asked) {
  const { client, signal } = asked
  const range = rangeOf(asked)
  const { from, to, compare } = range
  return { range, report: await queryFunnel(client, { from, to, compare: compareOf[compare] }, { signal }) }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { client, signal, t } = asked
    const { from, to } = rangeOf(asked, new URLSearchParams(query))
    const { counts } = await queryFunnel(client, { from, to }, { signal })
    return [
      csvLine([t('funnel.step'), t('funnel.count')]),
      ...stepsOf(t, counts).map(({ name, count }) => csvLine([name, count])),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { range, report } = data
  const { counts, visits, comparedCounts, comparedVisits } = report
  const steps = stepsOf(t, counts)
  const before = comparedCounts && stepsOf(t, comparedCounts)
  const rate = (of: number, all: number) => {
    const found = share(of, all)
    return found === undefined ? '–' : format.percent(found, percent)
  }
  return (
    <ReportFrame
      at="funnel"
      title={t('funnel.title')}
      isOwner={isOwner}
      range={range}
      description={t('funnel.more')}
      actions={<ExportFile name={`funnel-${range.from}-${range.to}`} />}
    >
      <Stats>
        {steps.map(({ name, count }, index) => (
          <StatCard
            key={name}
            label={name}
            value={format.number(count)}
            change={changeOf(count, String(before?.[index]?.count ?? 0))}
          />
        ))}
        <StatCard label={t('funnel.rate')} value={rate(counts.orders, counts.visits)} />
      </Stats>
      <Table
        label={t('funnel.title')}
        head={[
          { title: t('funnel.step') },
          { title: t('funnel.count'), isNumber: true },
          ...(before ? [{ title: t('funnel.before'), isNumber: true }] : []),
          { title: t('funnel.of-before'), isNumber: true },
          { title: t('funnel.of-visits'), isNumber: true },
        ]}
        rows={steps.map(({ name, count }, index) => ({
          key: name,
          cells: [
            name,
            format.number(count),
            ...(before ? [format.number(before[index]?.count ?? 0)] : []),
            index === 0 ? '–' : rate(count, steps[index - 1]?.count ?? 0),
            rate(count, counts.visits),
          ],
        }))}
      />
      <ComparedChart
        title={t('funnel.by-day')}
        rows={visits.days}
        comparedRows={comparedVisits?.days}
        figureOf={(row) => row.visits}
        range={{ ...range, groupBy: 'DAY' }}
      />
      <VisitTables visits={visits} />
      <Disclosure title={t('funnel.how')}>
        <p>{t('funnel.how-visits')}</p>
        <p>{t('funnel.how-carts')}</p>
      </Disclosure>
    </ReportFrame>
  )
}
