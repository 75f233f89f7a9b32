/** Parameter that names the page of a list. */
const PAGE = 'cursor'

type Value = string | readonly string[] | null | undefined

/** Address of the same list with other parameters: `?…`. It begins at the first page, unless `cursor` is one of them. */
export function withParams(
  query: URLSearchParams | string,
  changes: Readonly<Record<string, Value>>,
): string {
  const next = new URLSearchParams(query)
  for (const name of [PAGE, ...Object.keys(changes)]) next.delete(name)
  for (const [name, value] of Object.entries(changes)) {
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) if (each) next.append(name, each)
  }
  return `?${next}`
}

/** The query without the page and without empty parameters: what a view keeps and a change of all is about. */
export function withoutPage(query: URLSearchParams | string): string {
  const named = [...new URLSearchParams(query)].filter(([name, value]) => name !== PAGE && value !== '')
  return new URLSearchParams(named).toString()
}

export interface Sort {
  readonly name: string
  readonly isDescending: boolean
}

/** Order of a list by `?sort=name`, or `?sort=-name` from the end; `allowed` are the names that the list can sort by. */
export function sortIn(query: URLSearchParams, allowed: readonly string[]): Sort | undefined {
  const text = query.get('sort') ?? ''
  const name = text.replace(/^-/, '')
  return allowed.includes(name) ? { name, isDescending: text.startsWith('-') } : undefined
}

/** Values of a parameter that are allowed; the others of the address are ignored. */
export function valuesIn<Name extends string>(
  query: URLSearchParams,
  name: string,
  allowed: readonly Name[],
): Name[] {
  const given = query.getAll(name)
  return allowed.filter((each) => given.includes(each))
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** A day of the address, such as `2026-11-28`. */
export function dayIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name) ?? ''
  return day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Times between the days `from` and `to` of the address, both included, in the store's zone; undefined without both. */
export function timesIn(
  query: URLSearchParams,
  timeZone: string,
  names: { readonly from: string; readonly to: string } = { from: 'from', to: 'to' },
): { readonly $gte?: string; readonly $lt?: string } | undefined {
  const from = dayIn(query, names.from)
  const to = dayIn(query, names.to)
  if (!from && !to) return undefined
  return {
    ...(from && { $gte: startOf(from, timeZone).toISOString() }),
    ...(to && { $lt: startOf(dayAfter(to), timeZone).toISOString() }),
  }
}

function dayAfter(text: string): string {
  return new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10)
}

/** First moment of a day in a time zone. */
export function startOf(text: string, timeZone: string): Date {
  const utc = Date.parse(text)
  // The offset of the zone is asked for twice: the first answer may be of the other side of a change of clocks.
  const first = utc - offsetAt(utc, timeZone)
  return new Date(utc - offsetAt(first, timeZone))
}

/** Milliseconds by which clocks of the zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  }).formatToParts(time)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return local - Math.floor(time / 1000) * 1000
}
