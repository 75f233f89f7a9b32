import { useFormat } from '@galleria/i18n'
import {
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
} from '@galleria/manage'
import { type MissedWords, querySearchWords } from '@galleria/platform-client/analytics'
import { EmptyState } from '@galleria/ui'
import { rangeOf } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { ReportFrame } from '../parts/ReportFrame.tsx'

type Asked = ManageRequest<Say>

const SHOWN = 200

function read(asked: Asked, query: URLSearchParams, limit: number) {
  const { from, to } = rangeOf(asked, query)
  return querySearchWords(asked.client, { from, to, limit }, { signal: asked.signal })
}

export async function loader(asked: Asked) {
  const { rows } = await read(asked, asked.url.searchParams, SHOWN)
  return { range: rangeOf(asked), rows }
}

export async function action(asked: Asked, { query }: { readonly query: string }) {
  return exported(async () => {
    const { t } = asked
    const { rows } = await read(asked, new URLSearchParams(query), 1000)
    return [
      csvLine([t('searches.words'), t('searches.count'), t('searches.last')]),
      ...rows.map(({ words, searches, lastDay }) => csvLine([words, searches, lastDay])),
    ].join('')
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { range, rows } = data
  const columns: Column<MissedWords>[] = [
    { id: 'words', header: t('searches.words'), cell: ({ words }) => words, phone: 'primary' },
    {
      id: 'searches',
      header: t('searches.count'),
      align: 'end',
      cell: ({ searches }) => format.number(searches),
      phone: 'end',
    },
    {
      id: 'last',
      header: t('searches.last'),
      cell: ({ lastDay }) => format.date(lastDay, { dateStyle: 'medium' }),
      phone: 'secondary',
    },
  ]
  return (
    <ReportFrame
      at="searches"
      title={t('searches.title')}
      isOwner={isOwner}
      range={range}
      noCompare
      description={t('searches.more')}
      actions={<ExportFile name={`searches-${range.from}-${range.to}`} />}
    >
      <DataTable
        list="analytics-searches"
        label={t('searches.title')}
        columns={columns}
        rows={rows}
        keyOf={({ words }) => words}
        nameOf={({ words }) => words}
        linkOf={({ words }) => `/search?q=${encodeURIComponent(words)}`}
        count={rows.length}
        found={t('analytics.rows', { count: rows.length })}
        empty={<EmptyState title={t('searches.nothing')} />}
      />
    </ReportFrame>
  )
}
