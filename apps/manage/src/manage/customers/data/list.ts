import { csvLine, readAll } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import { bulkUpdateCustomerTags, type Customer, queryCustomers } from '@galleria/platform-client/customers'
import type { Say } from '../messages/index.ts'
import { filterOf, sortOf, wordsIn } from '../rules/list.ts'
import { nameOf } from '../rules/person.ts'

const PAGE = 50

interface Options {
  readonly timeZone: string
  readonly signal: AbortSignal
}

function asked(query: URLSearchParams, timeZone: string, limit: number, cursor?: string | null) {
  const words = wordsIn(query)
  const segmentId = query.get('segment')?.slice(0, 50)
  if (cursor) return { query: { cursorPaging: { limit, cursor } } }
  return {
    query: { filter: filterOf(query, timeZone), sort: sortOf(query), cursorPaging: { limit } },
    ...(words && { search: { expression: words } }),
    ...(segmentId && { segmentId }),
  }
}

/** The page of the list that an address asks for. */
export async function readCustomers(
  client: PlatformClient,
  query: URLSearchParams,
  { timeZone, signal }: Options,
) {
  const { customers, pagingMetadata, total } = await queryCustomers(
    client,
    asked(query, timeZone, PAGE, query.get('cursor')),
    { signal },
  )
  const { next, prev } = pagingMetadata.cursors ?? {}
  return { customers, total, next: next ?? null, prev: prev ?? null }
}

export interface TagChange {
  readonly ids: readonly string[]
  readonly tag: string
  readonly isRemoved: boolean
}

export async function tagCustomers(client: PlatformClient, { ids, tag, isRemoved }: TagChange) {
  const change = isRemoved ? { unassignTags: [tag] } : { assignTags: [tag] }
  const { updated } = await bulkUpdateCustomerTags(client, { customerIds: ids, ...change })
  return { changed: updated }
}

/** File of all customers that an address finds, read page by page. */
export async function exportCustomers(
  client: PlatformClient,
  query: URLSearchParams,
  { t, timeZone, signal }: Options & { readonly t: Say },
): Promise<string> {
  const head = [
    ...[
      t('list.name'),
      t('list.email'),
      t('list.phone'),
      t('list.account'),
      t('list.orders'),
      t('list.spent'),
    ],
    ...[t('list.average'), t('list.currency'), t('list.last-order'), t('list.since'), t('list.country')],
    ...[t('list.language'), t('list.tags')],
  ]
  const lines = await readAll(async ({ limit, cursor }) => {
    const page = await queryCustomers(client, asked(query, timeZone, limit, cursor), { signal })
    return {
      items: page.customers.map((customer) => csvLine(cellsOf(customer, t))),
      next: page.pagingMetadata.cursors?.next,
    }
  })
  return csvLine(head) + lines.join('')
}

function cellsOf(customer: Customer, t: Say): (string | number)[] {
  return [
    ...[nameOf(customer), customer.email ?? '', customer.phone ?? ''],
    ...[customer.memberId ? t('list.member') : t('list.guest'), customer.ordersCount, customer.spent],
    ...[customer.averageOrder, customer.currency, customer.lastOrderDate ?? '', customer.createdDate],
    ...[customer.country ?? '', customer.language ?? '', customer.tags.join(' ')],
  ]
}
