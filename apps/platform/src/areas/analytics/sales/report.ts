import type { Db } from '../../../data/database.ts'
import { type Days, keysOf, type Period, rangeBefore } from '../range.ts'
import { isPeriod, type SalesQuery } from './query.ts'
import { rowsByKey, rowsByPeriod, type Scope, totalsOf } from './store/report.ts'
import { measuresView, nothing, type Reduced, rowView } from './view.ts'

const everything = { dimension: 'ALL', key: '' } as const

/** Columns by the names of answers, where they are others. */
const columns: Readonly<Record<string, string>> = { returnedUnits: 'returned_units' }

/** The figures of one query as they are answered. */
export async function salesReport(db: Db, query: SalesQuery, currency: string) {
  const { from, to, groupBy, filter, compare } = query
  const range = { from, to }
  const comparedRange = rangeBefore(range, compare)
  const of = filter ?? everything
  const ofGoods = !isPeriod(groupBy) && ['PRODUCT', 'VARIANT', 'COLLECTION'].includes(groupBy)
  const reduced: Reduced = ofGoods || ['PRODUCT', 'VARIANT'].includes(of.dimension) ? 'returned' : 'refunds'
  const totals = async (of_: Days) =>
    measuresView(await totalsOf(db, { range: of_, currency }, of), currency, filter ? reduced : 'refunds')
  return {
    range,
    ...(comparedRange ? { comparedRange, comparedTotals: await totals(comparedRange) } : {}),
    totals: await totals(range),
    ...(isPeriod(groupBy)
      ? await byPeriod(db, { range, comparedRange, currency, period: groupBy, of, reduced })
      : await byKey(db, { range, comparedRange, currency, query, group: groupBy, reduced })),
  }
}

interface Wanted {
  readonly range: Days
  readonly comparedRange: Days | undefined
  readonly currency: string
  readonly reduced: Reduced
}

type OfOne = Parameters<typeof totalsOf>[2]

/** Rows for each day, week or month, also where nothing was sold. */
async function byPeriod(db: Db, wanted: Wanted & { readonly period: Period; readonly of: OfOne }) {
  const { range, comparedRange, currency, period, of, reduced } = wanted
  const read = async (days: Days) => {
    const found = await rowsByPeriod(db, { range: days, currency }, period, of)
    const byKey = new Map(found.map((row) => [row.key, row]))
    return keysOf(days, period).map((key) =>
      rowView(byKey.get(key) ?? { key, ...nothing }, currency, reduced),
    )
  }
  const rows = await read(range)
  return { rows, ...(comparedRange ? { comparedRows: await read(comparedRange) } : {}), found: rows.length }
}

interface ByKey extends Wanted {
  readonly query: SalesQuery
  readonly group: Parameters<typeof rowsByKey>[2]
}

async function byKey(db: Db, { range, comparedRange, currency, query, group, reduced }: ByKey) {
  const { sort, paging, filter } = query
  const page = {
    by: columns[sort.fieldName] ?? sort.fieldName,
    descending: sort.order === 'DESC',
    ...paging,
    parent: filter?.key,
  }
  const read = (scope: Scope, keys?: readonly string[]) =>
    rowsByKey(db, scope, group, keys ? { ...page, offset: 0, keys } : page)
  const rows = await read({ range, currency })
  const keys = rows.map(({ key }) => key)
  const before = comparedRange && keys.length > 0 ? await read({ range: comparedRange, currency }, keys) : []
  const view = (row: (typeof rows)[number]) => rowView(row, currency, reduced)
  return {
    rows: rows.map(view),
    ...(comparedRange ? { comparedRows: before.map(view) } : {}),
    found: rows[0]?.found ?? 0,
  }
}
