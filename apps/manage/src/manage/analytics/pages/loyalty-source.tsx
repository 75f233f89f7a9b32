import { useFormat } from '@galleria/i18n'
import {
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  exported,
  type ManageRequest,
  orNotFound,
  type PageProps,
  parts,
} from '@galleria/manage'
import type { PointsAccountRow } from '@galleria/platform-client/analytics-points'
import { Link } from '@galleria/router'
import { EmptyState, Heading, TextLink } from '@galleria/ui'
import { readAccounts, readAllAccounts, readPoints } from '../data/read-points.ts'
import { rangeOf } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { PointsCharts } from '../parts/PointsCharts.tsx'
import { PointsStats } from '../parts/PointsStats.tsx'
import { kindOf, pointNames, sourceName } from '../parts/point-names.ts'
import { ReportFrame } from '../parts/ReportFrame.tsx'
import { useTablePages } from '../parts/use-table-pages.ts'
import { filterOf, pageOf, pointMeasures, rateIn } from '../rules/points.ts'

type Asked = ManageRequest<Say>

export async function loader(asked: Asked) {
  const { id, url } = asked
  const filter = filterOf(id)
  const [points, accounts] = await orNotFound(
    Promise.all([readPoints(asked, url.searchParams, id), readAccounts(asked, id)]),
  )
  return {
    ...{ ...points, ...accounts, filter: filter ?? null },
    rate: rateIn(url.searchParams, points.report.worth),
  }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { t, id } = asked
    const search = new URLSearchParams(query)
    const { from, to } = rangeOf(asked, search)
    const names = pointNames(t)
    const head = [t('loyalty.account'), t('loyalty.email'), t('column.id')]
    const rows = await readAllAccounts(asked, search, id)
    return [
      csvLine([
        ...head,
        ...pointMeasures.map((each) => names[each]),
        t('loyalty.balance'),
        t('range.from'),
        t('range.to'),
      ]),
      ...rows.map(({ accountId, name, email, balance, ...row }) =>
        csvLine([
          name ?? '',
          email ?? '',
          accountId,
          ...pointMeasures.map((each) => row[each]),
          balance,
          from,
          to,
        ]),
      ),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { range, report, filter, rate, page, accounts, found } = data
  const title = filter
    ? sourceName({ ...report.totals, ...filter, label: report.label }, t)
    : t('loyalty.accounts')
  const names = pointNames(t)
  const nameOf = ({ name, email }: PointsAccountRow) => name ?? email ?? t('loyalty.unnamed')
  // Leave out columns without any points, which would be all nothing for one rule or reward.
  const moved = pointMeasures.filter((each) => !filter || report.totals[each] !== 0)
  const columns: Column<PointsAccountRow>[] = [
    { id: 'name', header: t('loyalty.account'), cell: (row) => <bdi>{nameOf(row)}</bdi>, phone: 'primary' },
    { id: 'email', header: t('loyalty.email'), cell: ({ email }) => <bdi>{email}</bdi>, phone: 'secondary' },
    ...moved.map(
      (each): Column<PointsAccountRow> => ({
        id: each,
        header: names[each],
        align: 'end',
        cell: (row) => format.number(row[each]),
        sort: each,
        sortFirst: 'desc',
        ...(each === moved[0] ? { phone: 'end' as const } : {}),
      }),
    ),
    {
      id: 'entries',
      header: t('loyalty.entries'),
      align: 'end',
      cell: ({ entries }) => format.number(entries),
      sort: 'entries',
      sortFirst: 'desc',
    },
    {
      id: 'balance',
      header: t('loyalty.balance'),
      align: 'end',
      cell: ({ balance }) => format.number(balance),
      sort: 'balance',
      sortFirst: 'desc',
    },
  ]
  return (
    <ReportFrame
      at="loyalty"
      title={title}
      isOwner={isOwner}
      range={range}
      description={filter ? kindOf(filter.source, t) : t('loyalty.more')}
      actions={<ExportFile name={`loyalty-accounts-${range.from}-${range.to}`} />}
    >
      <PointsStats report={report} rate={rate} />
      <PointsCharts report={report} range={range} />
      <section className={parts.rows}>
        <Heading level={2} size="lg">
          {t('loyalty.accounts')}
        </Heading>
        <DataTable
          list="analytics-points-accounts"
          label={t('loyalty.accounts')}
          columns={columns}
          rows={accounts}
          keyOf={({ accountId }) => accountId}
          nameOf={nameOf}
          linkOf={({ accountId }) => `/manage/loyalty/accounts/${accountId}`}
          count={found}
          found={t('analytics.rows', { count: found })}
          empty={<EmptyState title={t('loyalty.nothing')} />}
          pages={useTablePages(page, found)}
        />
      </section>
      {filter && (
        <p className={parts.quiet}>
          <TextLink as={Link} to={pageOf(filter.source, filter.key)} className={parts.target}>
            {t('loyalty.open')}
          </TextLink>
        </p>
      )}
    </ReportFrame>
  )
}
