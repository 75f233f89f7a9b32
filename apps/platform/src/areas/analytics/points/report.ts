import { dayAfter } from '../../../base/day.ts'
import type { Db } from '../../../data/database.ts'
import { type Days, keysOf, type Period, rangeBefore } from '../range.ts'
import type { PointsQuery } from './query.ts'
import { changeOf, measures, nothing, type PointMeasures } from './store/entries.ts'
import {
  outstandingBefore,
  readLabel,
  rowsByPeriod,
  rowsBySource,
  type Scope,
  totalsOf,
} from './store/report.ts'

/** Rows by source: a shop has some dozens of rules, rewards and campaigns. */
const MOST = 1000

/** Figures of one query as they are answered. */
export async function pointsReport(db: Db, { groupBy, ...query }: PointsQuery, timeZone: string) {
  const { from, to, filter, compare } = query
  const range = { from, to }
  const comparedRange = rangeBefore(range, compare)
  const read = (days: Days) => {
    const scope = { range: days, timeZone, filter }
    return groupBy === 'SOURCE' ? bySource(db, scope) : byPeriod(db, scope, groupBy)
  }
  const label = filter && (await readLabel(db, filter))
  const compared = comparedRange && (await read(comparedRange))
  return {
    range,
    ...(label ? { label } : {}),
    ...(await read(range)),
    ...(compared ? { comparedRange, comparedTotals: compared.totals, comparedRows: compared.rows } : {}),
  }
}

/** Rows for each day, week or month. Accounts have points of all sources, so a filter leaves out what was outstanding. */
async function byPeriod(db: Db, scope: Scope, period: Period) {
  const { range, timeZone, filter } = scope
  const found = new Map((await rowsByPeriod(db, scope, period)).map((row) => [row.key, row]))
  const rows = keysOf(range, period).map((key) => found.get(key) ?? { key, ...nothing })
  const totals = sumOf(rows)
  if (filter) return { totals, rows }
  let outstanding = await outstandingBefore(db, range.from, timeZone)
  const summed = rows.map((row) => {
    outstanding += changeOf(row)
    return { ...row, outstanding }
  })
  return { totals: { ...totals, outstanding }, rows: summed }
}

function sumOf(rows: readonly PointMeasures[]): PointMeasures {
  const sums = measures.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)])
  return Object.fromEntries(sums) as PointMeasures
}

/** Rows by source; the totals are of those beyond `MOST`, too. */
async function bySource(db: Db, scope: Scope) {
  const rows = await rowsBySource(db, scope, MOST)
  const totals = await totalsOf(db, scope)
  if (scope.filter) return { totals, rows }
  const outstanding = await outstandingBefore(db, dayAfter(scope.range.to, 1), scope.timeZone)
  return { totals: { ...totals, outstanding }, rows }
}
