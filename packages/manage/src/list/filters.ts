import { withParams } from './list-query.ts'

/** Filter of a list: a parameter of its URL. */
export interface Filter {
  readonly name: string
  readonly label: string
  /** Values that can be chosen; without them the value is typed. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
  /** Several of the choices at once: the parameter stands in the URL once for each. */
  readonly isMany?: boolean
  /** Type of a typed value. */
  readonly type?: 'text' | 'number' | 'date'
}

/** Part of a list with a name and, where it is known, how many it has. */
export interface ListTab {
  readonly label: string
  /** Parameters of the tab: `status=OPEN`; empty for all. */
  readonly query: string
  readonly count?: number | undefined
}

export interface Chip {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Address of the list without it. */
  readonly without: string
}

/** Filters that narrow the list now, each with the address that drops it. */
export function chipsOf(query: URLSearchParams, filters: readonly Filter[]): Chip[] {
  return filters.flatMap(({ name, label, choices }) =>
    query
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({
        name,
        label,
        value: choices?.find((choice) => choice.value === value)?.label ?? value,
        without: withParams(query, { [name]: query.getAll(name).filter((each) => each !== value) }),
      })),
  )
}

/** Tabs with their addresses; the other filters stay, and the current one is the first whose parameters the URL has. */
export function tabsAt(query: URLSearchParams, tabs: readonly ListTab[]) {
  const names = new Set(tabs.flatMap((tab) => [...new URLSearchParams(tab.query).keys()]))
  const nothing = Object.fromEntries([...names].map((name) => [name, null]))
  const isAt = (tab: ListTab) => {
    const own = new URLSearchParams(tab.query)
    return [...names].every((name) => same(own.getAll(name), query.getAll(name).filter(Boolean)))
  }
  const current = tabs.find(isAt)
  return tabs.map((tab) => {
    const own = new URLSearchParams(tab.query)
    const params = Object.fromEntries([...names].map((name) => [name, own.getAll(name)]))
    return { ...tab, to: withParams(query, { ...nothing, ...params }), isCurrent: tab === current }
  })
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each))
}
