import type { ManageRequest } from '@galleria/manage'
import { sortIn } from '@galleria/manage'
import {
  type PointsAccountRow,
  queryPoints,
  queryPointsAccounts,
} from '@galleria/platform-client/analytics-points'
import { ALL, filterOf, pointMeasures } from '../rules/points.ts'
import { compareOf } from '../rules/range.ts'
import { allRows, pagingIn } from './paging.ts'
import { rangeOf } from './read-report.ts'

type Asked = Pick<ManageRequest, 'client' | 'url' | 'signal' | 'site'>

/** Points over time: of everything, or of one thing that moved them. */
export async function readPoints(asked: Asked, query = asked.url.searchParams, id = ALL) {
  const { client, signal } = asked
  const range = rangeOf(asked, query)
  const { from, to, groupBy, compare } = range
  const days = { from, to, compare: compareOf[compare], filter: filterOf(id) }
  return { range, report: await queryPoints(client, { ...days, groupBy }, { signal }) }
}

/** Points by what moved them, those that moved most first. */
export async function readSources(asked: Asked, query = asked.url.searchParams) {
  const { client, signal } = asked
  const { from, to, compare } = rangeOf(asked, query)
  return queryPoints(client, { from, to, groupBy: 'SOURCE', compare: compareOf[compare] }, { signal })
}

function accountsQuery(asked: Asked, query: URLSearchParams, id: string) {
  const { from, to } = rangeOf(asked, query)
  const sort = sortIn(query, [...pointMeasures, 'entries', 'balance']) ?? {
    name: 'entries',
    isDescending: true,
  }
  return {
    ...{ from, to, filter: filterOf(id) },
    sort: { fieldName: sort.name, order: sort.isDescending ? 'DESC' : 'ASC' } as const,
  }
}

/** Page of the accounts whose points moved. */
export async function readAccounts(asked: Asked, id: string) {
  const { client, signal, url } = asked
  const { page, paging } = pagingIn(url.searchParams)
  const { rows, found } = await queryPointsAccounts(
    client,
    { ...accountsQuery(asked, url.searchParams, id), paging },
    { signal },
  )
  return { page, accounts: rows, found }
}

export async function readAllAccounts(
  asked: Asked,
  query: URLSearchParams,
  id: string,
): Promise<PointsAccountRow[]> {
  const { client, signal } = asked
  const accounts = accountsQuery(asked, query, id)
  return allRows((paging) => queryPointsAccounts(client, { ...accounts, paging }, { signal }))
}
