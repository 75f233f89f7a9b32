import { type Violation, violations } from '../../errors.ts'
import { order, type Value } from '../../query-language/predicate.ts'
import type { SearchDocument } from './document.ts'
import type { SearchFields } from './fields.ts'
import type { Entry } from './product-index.ts'
import type { Aggregation } from './request.ts'
import { CHOICES, choicePaths, countablePaths, type Terms } from './terms.ts'

type Of<Type> = Extract<Aggregation, { type: Type }>

/** AggregationData of the products that were found (wire §1.9). */
export function aggregate(
  found: readonly Entry[],
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

function resultOf(found: readonly Entry[], aggregation: Aggregation, fields: SearchFields, terms: Terms) {
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

function values(found: readonly Entry[], { fieldPath, value }: Of<'VALUE'>, terms: Terms) {
  const [counts, missing] = count(found, fieldPath, terms)
  const bucket = value.includeOptions?.addToBucket ?? ''
  const named = terms.texts(fieldPath).map((text, term) => ({ value: text, count: counts[term] ?? 0 }))
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

/** How many have each term, and how many none. */
function count(found: readonly Entry[], path: string, terms: Terms): readonly [Uint32Array, number] {
  const counts = new Uint32Array(terms.texts(path).length)
  const column = terms.columnOf(path)
  let missing = 0
  for (const entry of found) {
    const mine = entry.terms[column] ?? []
    if (mine.length === 0) missing += 1
    for (let at = 0; at < mine.length; at += 1) {
      const term = mine[at] ?? 0
      counts[term] = (counts[term] ?? 0) + 1
    }
  }
  return [counts, missing]
}

/** From its lower bound to below its upper one. */
function ranges(found: readonly Entry[], { fieldPath, range }: Of<'RANGE'>, fields: SearchFields) {
  const counts = range.buckets.map(() => 0)
  for (const { document } of found) {
    const read = readAll(fields, fieldPath, document)
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

function scalar(found: readonly Entry[], { fieldPath, scalar }: Of<'SCALAR'>, fields: SearchFields) {
  // Every product has its own id.
  if (scalar.type === 'COUNT_DISTINCT' && fieldPath === 'id') return found.length
  const distinct = new Set<Value>()
  let [least, most] = [Infinity, -Infinity]
  for (const { document } of found) {
    const read = fields[fieldPath]?.read(document)
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

function nested(found: readonly Entry[], { nested: { nestedAggregations } }: Of<'NESTED'>, terms: Terms) {
  const parts = nestedAggregations.map(({ fieldPath }) => choicePaths.indexOf(fieldPath as ChoicePath))
  const [counts] = count(found, CHOICES, terms)
  const limit = nestedAggregations.reduce((product, { value }) => Math.min(1000, product * value.limit), 1)
  return terms
    .texts(CHOICES)
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

function readAll(fields: SearchFields, path: string, document: SearchDocument): readonly Value[] {
  const read = fields[path]?.read(document)
  return read === undefined ? [] : Array.isArray(read) ? read : [read as Value]
}

function refuseUnknown(aggregations: readonly Aggregation[], fields: SearchFields): void {
  const faults = aggregations.flatMap((aggregation, index): Violation[] => {
    const at = `search.aggregations[${index}]`
    if (aggregation.type !== 'NESTED') {
      const paths = aggregation.type === 'VALUE' ? countablePaths : Object.keys(fields)
      return known(aggregation.fieldPath, paths, `${at}.fieldPath`)
    }
    return aggregation.nested.nestedAggregations.flatMap(({ fieldPath }, inner) =>
      known(fieldPath, choicePaths, `${at}.nested.nestedAggregations[${inner}].fieldPath`),
    )
  })
  if (faults.length) throw violations(faults)
}

function known(path: string, paths: readonly string[], field: string): Violation[] {
  if (paths.includes(path)) return []
  const description = `cannot be counted; fields are ${paths.join(', ')}`
  return [{ field, description, violatedRule: 'FIELD_NOT_ALLOWED' }]
}
