import { useFormat, useLocale } from '@galleria/i18n'
import { type Column, DataTable } from '@galleria/manage'
import type { SalesReport, SalesRow } from '@galleria/platform-client/analytics'
import { useLocation } from '@galleria/router'
import { EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { changeOf } from '../rules/figures.ts'
import { labelOf } from '../rules/labels.ts'
import { rangeQuery } from '../rules/range.ts'
import { isMoney, isSortable, type Report, type ReportName, reports } from '../rules/reports.ts'
import { measureNames, rowTitles } from './measures.ts'
import { useTablePages } from './use-table-pages.ts'

interface Props {
  readonly name: ReportName
  readonly title: string
  readonly report: SalesReport
  readonly page: number
}

/** Rows of a report, each with its change against the days before. */
export function ReportTable({ name, title, report, page }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { tag } = useLocale().language
  const { search } = useLocation()
  const { currency, rows, comparedRows, found } = report
  const { measures, sort, hasPages }: Report = reports[name]
  const names = measureNames(t)
  const before = new Map(comparedRows?.map((row) => [row.key, row]))
  const label = (row: SalesRow) => labelOf(name, row, t, tag)
  const columns: Column<SalesRow>[] = [
    { id: 'label', header: rowTitles(t)[name], cell: label, phone: 'primary' },
    ...measures.map(
      (measure): Column<SalesRow> => ({
        id: measure,
        header: names[measure],
        align: 'end',
        cell: (row) =>
          isMoney(measure) ? format.money(row[measure], currency) : format.number(Number(row[measure])),
        ...(isSortable(measure) ? { sort: measure, sortFirst: 'desc' as const } : {}),
        ...(measure === sort ? { phone: 'end' as const } : {}),
      }),
    ),
    ...(name === 'returns'
      ? [
          {
            id: 'rate',
            header: t('measure.rate'),
            align: 'end' as const,
            cell: (row: SalesRow) => format.percent(row.units === 0 ? 0 : row.returnedUnits / row.units),
            phone: 'secondary' as const,
          },
        ]
      : []),
    ...(comparedRows
      ? [
          {
            id: 'change',
            header: t('measure.change'),
            align: 'end' as const,
            cell: (row: SalesRow) => {
              const change = changeOf(row[sort], before.get(row.key)?.[sort])
              return change === null ? '–' : format.percent(change, { signDisplay: 'exceptZero' })
            },
            phone: 'secondary' as const,
          },
        ]
      : []),
  ]
  return (
    <DataTable
      list={`analytics-${name}`}
      label={title}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key || '-'}
      nameOf={label}
      linkOf={
        hasPages
          ? ({ key }) => `/manage/analytics/${name}/${encodeURIComponent(key || '-')}${rangeQuery(search)}`
          : undefined
      }
      count={found}
      found={t('analytics.rows', { count: found })}
      empty={<EmptyState title={t('nothing.title')}>{t('nothing.more')}</EmptyState>}
      pages={useTablePages(page, found)}
    />
  )
}
