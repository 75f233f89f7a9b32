import { sortIn, timesIn } from '@galleria/manage'

type Filter = Readonly<Record<string, unknown>>

export const tabNames = ['returning', 'once', 'never'] as const
export type TabName = (typeof tabNames)[number]

const tabs: Readonly<Record<TabName, Filter>> = {
  returning: { ordersCount: { $gte: 2 } },
  once: { ordersCount: 1 },
  never: { ordersCount: 0 },
}

/** Filter of the list that an address asks for; what is no number or too long is left out. */
export function filterOf(query: URLSearchParams, timeZone: string): Filter {
  const all: Filter[] = []
  const tab = tabNames.find((name) => name === query.get('tab'))
  const account = query.get('account')
  const tags = query
    .getAll('tag')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const country = query.get('country')?.trim().toUpperCase()
  const spent = query.get('spent')?.trim() ?? ''
  const orders = wholeIn(query, 'orders')
  const idle = wholeIn(query, 'idle')
  const last = timesIn(query, timeZone)
  if (tab) all.push(tabs[tab])
  if (account) all.push({ hasAccount: account === 'member' })
  if (tags.length) all.push({ tags: { $hasAll: tags.slice(0, 10).map((tag) => tag.slice(0, 50)) } })
  if (country) all.push({ country: country.slice(0, 2) })
  if (/^\d{1,10}(\.\d{1,3})?$/.test(spent)) all.push({ spent: { $gte: spent } })
  if (orders !== undefined) all.push({ ordersCount: { $gte: orders } })
  if (idle !== undefined) all.push({ daysSinceLastOrder: { $gte: idle } })
  if (last) all.push({ lastOrderDate: last })
  return all.length ? { $and: all } : {}
}

function wholeIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)?.trim() ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

export const wordsIn = (query: URLSearchParams) => query.get('q')?.trim().slice(0, 100) ?? ''

const fields: Readonly<Record<string, string>> = {
  orders: 'ordersCount',
  spent: 'spent',
  average: 'averageOrder',
  last: 'lastOrderDate',
  since: 'createdDate',
}

/** Order of the list: by the last order of each, unless the address says otherwise. */
export function sortOf(query: URLSearchParams) {
  const sort = sortIn(query, Object.keys(fields)) ?? { name: 'last', isDescending: true }
  const order = sort.isDescending ? ('DESC' as const) : ('ASC' as const)
  return [{ fieldName: fields[sort.name] ?? 'lastOrderDate', order }]
}
