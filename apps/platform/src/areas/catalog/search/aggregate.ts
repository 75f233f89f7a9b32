import { type Violation, violations } from '../../../base/errors.ts'
import { order, type Value } from '../../../data/query-language/predicate.ts'
import type { Aggregation } from '../../../data/query-language/search.ts'
import type { SearchFields } from './fields.ts'
import { CHOICES, choicePaths, countablePaths, type Terms } from './terms.ts'

/** Aggregations over the products that were found. */
type Slots = Int32Array | readonly number[]
type Of<Type> = Extract<Aggregation, { type: Type }>

/** AggregationData of the products that were found (wire §1.9). */
export function aggregate(
  found: Slots,
  aggregations: readonly Aggregation[],
  fields: SearchFields,
  terms: Terms,
) {
  refuseUnknown(aggregations, fields)
  return {
    results: aggregations.map((aggregation) => {
      const { name, type, fieldPath = '' } = aggregation
      return { name, type, fieldPath, ...resultOf(found, aggregation, fields, terms) }
    }),
  }
}

function resultOf(found: Slots, aggregation: Aggregation, fields: SearchFields, terms: Terms) {
  switch (aggregation.type) {
    case 'VALUE':
      return { values: { results: values(found, aggregation, terms) } }
    case 'RANGE':
      return { ranges: { results: ranges(found, aggregation, fields) } }
    case 'SCALAR':
      return {
        scalar: { type: aggregation.scalar.type, value: scalar(found, aggregation, fields) },
      }
    case 'NESTED':
      return { nested: { results: nested(found, aggregation, terms) } }
  }
}

function values(found: Slots, { fieldPath, value }: Of<'VALUE'>, terms: Terms) {
  const column = terms.column(fieldPath)
  const { counts, missing } = column.count(found)
  const bucket = value.includeOptions?.addToBucket ?? ''
  const named = column.texts.map((text, term) => ({ value: text, count: counts[term] ?? 0 }))
  if (value.missingValues === 'INCLUDE') named.push({ value: bucket, count: missing })
  const sign = value.sortDirection === 'DESC' ? -1 : 1
  const byValue = (a: { value: string }, b: { value: string }) => order(a.value, b.value)
  return named
    .filter((each) => each.count > 0)
    .sort(
      value.sortType === 'VALUE'
        ? (a, b) => sign * byValue(a, b)
        : (a, b) => sign * (a.count - b.count) || byValue(a, b),
    )
    .slice(0, value.limit)
}

/** From its lower bound to below its upper one. */
function ranges(found: Slots, { fieldPath, range }: Of<'RANGE'>, fields: SearchFields) {
  const counts = range.buckets.map(() => 0)
  for (const slot of found) {
    const read = readAll(fields, fieldPath, slot)
    range.buckets.forEach(({ from, to }, index) => {
      const within = read.some(
        (each) => Number(each) >= (from ?? -Infinity) && Number(each) < (to ?? Infinity),
      )
      if (within) counts[index] = (counts[index] ?? 0) + 1
    })
  }
  return range.buckets.map(({ from, to }, index) => ({
    from: from ?? null,
    to: to ?? null,
    count: counts[index] ?? 0,
  }))
}

function scalar(found: Slots, { fieldPath, scalar }: Of<'SCALAR'>, fields: SearchFields) {
  // Every product has its own id.
  if (scalar.type === 'COUNT_DISTINCT' && fieldPath === 'id') return found.length
  const distinct = new Set<Value>()
  let [least, most] = [Infinity, -Infinity]
  for (const slot of found) {
    const read = fields[fieldPath]?.read(slot)
    for (const each of typeof read === 'object' ? read : [read ?? Number.NaN]) {
      if (scalar.type === 'COUNT_DISTINCT' && read !== undefined) distinct.add(each)
      if (Number(each) < least) least = Number(each)
      if (Number(each) > most) most = Number(each)
    }
  }
  if (scalar.type === 'COUNT_DISTINCT') return distinct.size
  const value = scalar.type === 'MIN' ? least : most
  return Number.isFinite(value) ? value : 0
}

function nested(found: Slots, { nested: { nestedAggregations } }: Of<'NESTED'>, terms: Terms) {
  const parts = nestedAggregations.map(({ fieldPath }) => choicePaths.indexOf(fieldPath as ChoicePath))
  const column = terms.column(CHOICES)
  const { counts } = column.count(found)
  const limit = nestedAggregations.reduce((product, { value }) => Math.min(1000, product * value.limit), 1)
  return column.texts
    .map((text, term) => ({ values: text.split('\0'), count: counts[term] ?? 0 }))
    .filter((group) => group.count > 0)
    .sort((a, b) => b.count - a.count || order(a.values.join(), b.values.join()))
    .slice(0, limit)
    .map(({ values, count }) => ({
      results: Object.fromEntries(
        nestedAggregations.map(({ name, fieldPath }, index) => {
          const value = { value: values[parts[index] ?? 0] ?? '', count }
          return [name, { fieldPath, type: 'VALUE', value }]
        }),
      ),
      count,
    }))
}

type ChoicePath = (typeof choicePaths)[number]

function readAll(fields: SearchFields, path: string, slot: number): readonly Value[] {
  const read = fields[path]?.read(slot)
  return read === undefined ? [] : Array.isArray(read) ? read : [read as Value]
}

function refuseUnknown(aggregations: readonly Aggregation[], fields: SearchFields): void {
  const faults = aggregations.flatMap((aggregation, index): Violation[] => {
    const at = `search.aggregations[${index}]`
    if (aggregation.type !== 'NESTED') {
      const paths = aggregation.type === 'VALUE' ? countablePaths : Object.keys(fields)
      return fieldViolations(aggregation.fieldPath, paths, `${at}.fieldPath`)
    }
    return aggregation.nested.nestedAggregations.flatMap(({ fieldPath }, inner) =>
      fieldViolations(fieldPath, choicePaths, `${at}.nested.nestedAggregations[${inner}].fieldPath`),
    )
  })
  if (faults.length) throw violations(faults)
}

function fieldViolations(path: string, paths: readonly string[], field: string): Violation[] {
  if (paths.includes(path)) return []
  const description = `can't be counted. Fields: ${paths.join(', ')}`
  return [{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }]
}
