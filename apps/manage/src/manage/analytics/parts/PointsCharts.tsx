import { useFormat } from '@galleria/i18n'
import type { PointsReport } from '@galleria/platform-client/analytics-points'
import { useMessages } from '../messages/index.ts'
import type { ReportRange } from '../rules/range.ts'
import { ComparedChart } from './ComparedChart.tsx'
import { PeriodChart } from './PeriodChart.tsx'
import { pointNames } from './point-names.ts'

interface Props {
  readonly report: Pick<PointsReport, 'rows' | 'comparedRows'>
  readonly range: ReportRange
}

/** Four that a chart has room for. */
const charted = ['earned', 'redeemed', 'reversed', 'expired'] as const

/** Points outstanding by day, week or month with those of the days before, and what moved them. */
export function PointsCharts({ report: { rows, comparedRows }, range }: Props) {
  const t = useMessages()
  const format = useFormat()
  const names = pointNames(t)
  const isWhole = rows.some(({ outstanding }) => typeof outstanding === 'number')
  return (
    <>
      {isWhole && (
        <ComparedChart
          title={t('loyalty.outstanding-over-time')}
          {...{ rows, comparedRows, range }}
          figureOf={({ outstanding }) => outstanding ?? 0}
          format={(value) => format.number(value)}
        />
      )}
      <PeriodChart
        title={t('loyalty.over-time')}
        rows={rows}
        period={range.groupBy}
        series={charted.map((measure) => ({
          name: names[measure],
          values: rows.map((row) => row[measure]),
        }))}
      />
    </>
  )
}
