import { useFormat } from '@galleria/i18n'
import { type Column, DataTable } from '@galleria/manage'
import type { PointsReport, PointsRow } from '@galleria/platform-client/analytics-points'
import { useLocation } from '@galleria/router'
import { EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { changeOf } from '../rules/figures.ts'
import { idOf, netOf, type PointMeasure, pointMeasures } from '../rules/points.ts'
import { rangeQuery } from '../rules/range.ts'
import { kindOf, pointNames, sourceName } from './point-names.ts'

/** Points by rule, reward, campaign and other movements; each opens its accounts. */
export function SourcesTable({ report: { rows, comparedRows } }: { readonly report: PointsReport }) {
  const t = useMessages()
  const format = useFormat()
  const { search } = useLocation()
  const names = pointNames(t)
  const before = new Map(comparedRows?.map((row) => [idOf(row), row]))
  const name = (row: PointsRow) => sourceName(row, t)
  const figure = (id: PointMeasure): Column<PointsRow> => ({
    id,
    header: names[id],
    align: 'end',
    cell: (row) => format.number(row[id]),
  })
  const columns: Column<PointsRow>[] = [
    { id: 'name', header: t('loyalty.what'), cell: (row) => <bdi>{name(row)}</bdi>, phone: 'primary' },
    {
      id: 'kind',
      header: t('loyalty.kind'),
      cell: ({ source }) => kindOf(source ?? '', t),
      phone: 'secondary',
    },
    ...pointMeasures.map(figure),
    {
      id: 'net',
      header: t('loyalty.net'),
      align: 'end',
      cell: (row) => format.number(netOf(row), { signDisplay: 'exceptZero' }),
      phone: 'end',
    },
    ...(comparedRows
      ? [
          {
            id: 'change',
            header: t('measure.change'),
            align: 'end' as const,
            cell: (row: PointsRow) => {
              const was = before.get(idOf(row))
              const change = was ? changeOf(netOf(row), netOf(was)) : null
              return change === null ? '–' : format.percent(change, { signDisplay: 'exceptZero' })
            },
          },
        ]
      : []),
  ]
  return (
    <DataTable
      list="analytics-points"
      label={t('loyalty.by-source')}
      columns={columns}
      rows={rows}
      keyOf={idOf}
      nameOf={name}
      linkOf={(row) => `/manage/analytics/loyalty/${idOf(row)}${rangeQuery(search, 'rate')}`}
      count={rows.length}
      found={t('analytics.rows', { count: rows.length })}
      empty={<EmptyState title={t('loyalty.nothing')} />}
    />
  )
}
