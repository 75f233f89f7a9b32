import { csvLine, ExportFile, exported, type ManageRequest, type PageProps } from '@galleria/manage'
import { readAllRows, readReport } from '../data/read-report.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { labelOf } from '../rules/labels.ts'
import { type Report, type ReportName, reports } from '../rules/reports.ts'
import { measureNames, reportTitles, rowTitles } from './measures.ts'
import { ReportFrame } from './ReportFrame.tsx'
import { ReportTable } from './ReportTable.tsx'

type Asked = ManageRequest<Say>

/** Page of a report: one table, its range and its file. */
export function reportPage(name: ReportName) {
  async function loader(asked: Asked) {
    return readReport(name, asked)
  }

  async function action(asked: Asked, { query }: { readonly query: string }) {
    return exported(async () => {
      const { t } = asked
      const { measures }: Report = reports[name]
      const names = measureNames(t)
      const rows = await readAllRows(name, asked, new URLSearchParams(query))
      const lines = rows.map((row) =>
        csvLine([labelOf(name, row, t, 'en'), row.key, ...measures.map((measure) => row[measure])]),
      )
      return [
        csvLine([rowTitles(t)[name], t('column.id'), ...measures.map((each) => names[each])]),
        ...lines,
      ].join('')
    })
  }

  function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
    const t = useMessages()
    const { range, page, report } = data
    const title = reportTitles(t)[name]
    return (
      <ReportFrame
        at={name}
        title={title}
        isOwner={isOwner}
        range={range}
        waiting={report.waiting}
        actions={<ExportFile name={`${name}-${range.from}-${range.to}`} />}
      >
        <ReportTable name={name} title={title} report={report} page={page} />
      </ReportFrame>
    )
  }

  return { loader, action, Page }
}
