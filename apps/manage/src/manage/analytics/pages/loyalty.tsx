import {
  csvLine,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
  parts,
  writtenAmount,
} from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Heading, TextLink } from '@galleria/ui'
import { readPoints, readSources } from '../data/read-points.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { PointsCharts } from '../parts/PointsCharts.tsx'
import { PointsStats } from '../parts/PointsStats.tsx'
import { pointNames } from '../parts/point-names.ts'
import { RateForm } from '../parts/RateForm.tsx'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { SourcesTable } from '../parts/SourcesTable.tsx'
import { ALL, pointMeasures, rateIn, worthOf } from '../rules/points.ts'
import { rangeQuery } from '../rules/range.ts'

type Asked = ManageRequest<Say>

export async function loader(asked: Asked) {
  const [points, sources] = await Promise.all([readPoints(asked), readSources(asked)])
  return { ...points, sources, rate: rateIn(asked.url.searchParams, points.report.worth) }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { t } = asked
    const search = new URLSearchParams(query)
    const { report } = await readPoints(asked, search)
    const rate = rateIn(search, report.worth)
    const names = pointNames(t)
    return [
      csvLine([
        t('column.period'),
        ...pointMeasures.map((measure) => names[measure]),
        t('loyalty.outstanding'),
        t('loyalty.value', { currency: report.currency }),
      ]),
      ...report.rows.map(({ key, outstanding = null, ...moved }) => {
        const value = worthOf(outstanding ?? 0, rate)
        return csvLine([
          key,
          ...pointMeasures.map((measure) => moved[measure]),
          outstanding ?? '',
          value === undefined ? '' : writtenAmount(value, report.currency),
        ])
      }),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { search } = useLocation()
  const { range, report, sources, rate } = data
  const { worth, currency } = report
  return (
    <ReportFrame
      at="loyalty"
      title={t('loyalty.title')}
      isOwner={isOwner}
      range={range}
      description={t('loyalty.more')}
      actions={<ExportFile name={`loyalty-${range.from}-${range.to}`} />}
    >
      <PointsStats report={report} rate={rate} />
      <RateForm key={`${rate.amount}`} rate={rate} worth={worth} currency={currency} />
      <PointsCharts report={report} range={range} />
      <section className={parts.rows}>
        <Heading level={2} size="lg">
          {t('loyalty.by-source')}
        </Heading>
        <SourcesTable report={sources} />
      </section>
      <p className={parts.buttons}>
        <TextLink
          as={Link}
          to={`/manage/analytics/loyalty/${ALL}${rangeQuery(search, 'rate')}`}
          className={parts.target}
        >
          {t('loyalty.all-accounts')}
        </TextLink>
        <TextLink as={Link} to="/manage/loyalty" className={parts.target}>
          {t('loyalty.open')}
        </TextLink>
      </p>
    </ReportFrame>
  )
}
