import { type ManageRequest, sortIn } from '@galleria/manage'
import { querySales, type SalesRow } from '@galleria/platform-client/analytics'
import { compareOf, rangeIn } from '../rules/range.ts'
import { isSortable, type Report, type ReportName, reports } from '../rules/reports.ts'
import { allRows, pagingIn } from './paging.ts'

type Asked = Pick<ManageRequest, 'client' | 'url' | 'signal' | 'site'>

export const rangeOf = ({ url, site }: Pick<Asked, 'url' | 'site'>, query = url.searchParams) =>
  rangeIn(query, new Date(), site.timeZone ?? 'UTC')

function queryOf(name: ReportName, asked: Asked, search: URLSearchParams) {
  const { group, measures, sort: usual }: Report = reports[name]
  const range = rangeOf(asked, search)
  const sort = sortIn(search, measures.filter(isSortable)) ?? { name: usual, isDescending: true }
  return {
    range,
    query: {
      ...{ from: range.from, to: range.to, groupBy: group, compare: compareOf[range.compare] },
      sort: { fieldName: sort.name, order: sort.isDescending ? 'DESC' : 'ASC' } as const,
    },
  }
}

/** Page of a report. */
export async function readReport(name: ReportName, asked: Asked) {
  const { client, url, signal } = asked
  const { range, query } = queryOf(name, asked, url.searchParams)
  const { page, paging } = pagingIn(url.searchParams)
  return { name, range, page, report: await querySales(client, { ...query, paging }, { signal }) }
}

/** Rows of a report, whole. */
export async function readAllRows(
  name: ReportName,
  asked: Asked,
  search: URLSearchParams,
): Promise<SalesRow[]> {
  const { query } = queryOf(name, asked, search)
  const { client, signal } = asked
  return allRows((paging) => querySales(client, { ...query, compare: 'NONE', paging }, { signal }))
}

/** Sales by day, week or month: of everything, or of one row of a report. */
export async function readSales(
  asked: Asked,
  filter?: { readonly dimension: 'PRODUCT' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT'; readonly key: string },
) {
  const { client, signal } = asked
  const range = rangeOf(asked)
  const { from, to, groupBy, compare } = range
  const report = await querySales(
    client,
    { from, to, groupBy, compare: compareOf[compare], ...(filter ? { filter } : {}) },
    { signal },
  )
  return { range, report }
}
