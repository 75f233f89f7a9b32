import type { z } from 'zod'
import { defOf, type Schema, sidesOf, wrappedBy } from '../input/unwrap.ts'

type Checks = readonly z.core.$ZodCheck<never>[] | undefined

/** UTF-16 units of a text whose schema has no `max`, and of each text where there is no schema. */
const DEFAULT_LENGTH = 2_000
/** UTF-16 units of a key, where any key is taken. */
export const LONGEST_KEY = 500
/** Room for text that is trimmed before it is measured. */
const TRIMMED = 1_000

/** Upper bounds of a request's value, by its place. Lengths are in UTF-16 units. */
export interface Bounds {
  /** Longest text here. */
  readonly longest: number
  /** Longest text here as the violation says it: in characters, where those are counted otherwise. */
  readonly threshold: number
  /** Items of a list here. */
  readonly mostItems: number | undefined
  /** Bounds of each item of a list here. */
  readonly item: Bounds
  /** Bounds of a field of an object here. */
  field(key: string): Bounds
}

/** For what no schema describes: any text in it is at most `longest` long. */
function anything(longest: number): Bounds {
  const bounds: Bounds = {
    longest,
    threshold: longest,
    mostItems: undefined,
    get item() {
      return bounds
    },
    field: () => bounds,
  }
  return bounds
}

const ANYTHING = anything(DEFAULT_LENGTH)

/** Bounds of schemas, each read once; those that are declared come first. */
const cache = new WeakMap<Schema, Bounds>()

/** Declares how long a text may be whose schema cannot say it, or each text of a value that has no schema. */
export function withLongest<S extends Schema>(schema: S, longest: number, threshold = longest): S {
  cache.set(schema, { ...anything(longest), threshold })
  return schema
}

/** Reads bounds from the `max` checks of a schema. */
export function boundsOf(schema: Schema): Bounds {
  const found = cache.get(schema)
  if (found) return found
  const made = read(schema)
  cache.set(schema, made)
  return made
}

function read(schema: Schema): Bounds {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return ofText(def.checks as Checks)
    case 'array':
      return ofList(def.element, maximumOf(def.checks as Checks))
    case 'object':
      return ofObject(def.shape, def.catchall)
    case 'record':
      return { ...ANYTHING, field: () => boundsOf(def.valueType) }
    case 'union':
    case 'intersection':
      return together(sidesOf(def).map((side) => boundsOf(side)))
    default: {
      const held = wrappedBy(def)
      return held ? boundsOf(held.schema) : ANYTHING
    }
  }
}

function ofText(checks: Checks): Bounds {
  const maximum = maximumOf(checks)
  if (maximum === undefined) return ANYTHING
  const trims = checks?.some(({ _zod }) => _zod.def.check === 'overwrite')
  return { ...ANYTHING, longest: trims ? maximum + TRIMMED : maximum, threshold: maximum }
}

/** A query tells a list of one item as that item, so it is bounded as an item. */
function ofList(element: Schema, mostItems: number | undefined): Bounds {
  return {
    get longest() {
      return boundsOf(element).longest
    },
    get threshold() {
      return boundsOf(element).threshold
    },
    mostItems,
    get item() {
      return boundsOf(element)
    },
    field: (key) => boundsOf(element).field(key),
  }
}

function ofObject(shape: Readonly<Record<string, Schema>>, catchall: Schema | undefined): Bounds {
  return {
    ...ANYTHING,
    field(key) {
      const schema = Object.hasOwn(shape, key) ? shape[key] : catchall
      return schema ? boundsOf(schema) : ANYTHING
    },
  }
}

/** Parts of combined bounds. */
const parts = new WeakMap<Bounds, readonly Bounds[]>()

/** Bounds of a union: the widest of its members. Counts each bound once, because nested unions would double the number with each level. */
function together(bounds: readonly Bounds[]): Bounds {
  const distinct = [...new Set(bounds.flatMap((each) => parts.get(each) ?? [each]))]
  const widest = distinct.reduce((a, b) => (a.longest < b.longest ? b : a))
  if (distinct.length === 1) return widest
  const items = distinct.map(({ mostItems }) => mostItems)
  const made: Bounds = {
    longest: widest.longest,
    threshold: widest.threshold,
    mostItems: items.every((most) => most !== undefined) ? Math.max(...items) : undefined,
    get item() {
      return together(distinct.map(({ item }) => item))
    },
    field: (key) => together(distinct.map((each) => each.field(key))),
  }
  parts.set(made, distinct)
  return made
}

function maximumOf(checks: Checks): number | undefined {
  const maxima = (checks ?? []).flatMap(({ _zod }) => {
    const def = _zod.def as z.core.$ZodCheckMaxLengthDef | z.core.$ZodCheckLengthEqualsDef
    if (def.check === 'max_length') return [def.maximum]
    return def.check === 'length_equals' ? [def.length] : []
  })
  return maxima.length > 0 ? Math.min(...maxima) : undefined
}
