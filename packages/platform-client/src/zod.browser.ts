import type * as zod from './zod.ts'

/**
 * What browsers have in the place of zod (decision 0221): the names of the facade, `safeParse`, `parse` and `shape`, with
 * zod's answers; of what is wrong it tells the first alone.
 */
interface Schema {
  /** A copy without what the schema does not know, or `refused`. */
  read(value: unknown): unknown
  readonly isOptional?: boolean
}

interface Entry {
  readonly key: string
  readonly schema: Schema
}

type Result = { readonly success: true; readonly data: unknown } | { readonly success: false; error: Error }

const refused = Symbol('refused')
/** Where, and what was expected there: told from within outwards. */
let trail: (string | number)[] = []

function refuse(expected: string): typeof refused {
  trail = [`is no ${expected}`]
  return refused
}

function inside(key: string | number): typeof refused {
  trail.unshift(key)
  return refused
}

function check(schema: Schema, value: unknown): Result {
  const data = schema.read(value)
  if (data !== refused) return { success: true, data }
  return { success: false, error: new Error(trail.join(' ')) }
}

function schema<Parts extends Schema>(parts: Parts) {
  return {
    ...parts,
    safeParse: (value: unknown) => check(parts, value),
    parse(value: unknown) {
      const result = check(parts, value)
      if (!result.success) throw result.error
      return result.data
    },
  }
}

const scalar = (type: string) => () =>
  schema({ read: (value) => (typeof value === type ? value : refuse(type)) })

const finite = (value: unknown) => (Number.isFinite(value) ? value : refuse('number'))

function ofShape(shape: Readonly<Record<string, Schema>>, others?: Schema) {
  let entries: readonly Entry[] | undefined
  const read = (input: unknown) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('object')
    entries ??= Object.entries(shape).map(([key, each]) => ({ key, schema: each }))
    const given = input as Readonly<Record<string, unknown>>
    const output: Record<string, unknown> = {}
    for (const { key, schema } of entries) {
      if (!(key in given)) {
        if (schema.isOptional) continue
        refuse('value')
        return inside(key)
      }
      const value = schema.read(given[key])
      if (value === refused) return inside(key)
      output[key] = value
    }
    if (!others) return output
    for (const key in given) {
      // Assigned to a plain object it would be its prototype.
      if (key in shape || key === '__proto__') continue
      const value = others.read(given[key])
      if (value === refused) return inside(key)
      output[key] = value
    }
    return output
  }
  return schema({ read, shape })
}

const anything: Schema = { read: (value) => value }
const maybe = (inner: Schema, isNone: (value: unknown) => boolean) =>
  schema({ read: (value) => (isNone(value) ? value : inner.read(value)), isOptional: true })

const lean = {
  string: scalar('string'),
  boolean: scalar('boolean'),
  number: () => schema({ read: finite }),
  numeric: () => schema({ read: (value) => finite(Number(value)) }),
  unknown: () => schema(anything),
  optional: (inner: Schema) => maybe(inner, (value) => value === undefined),
  nullish: (inner: Schema) => maybe(inner, (value) => value === undefined || value === null),
  object: (shape: Readonly<Record<string, Schema>>) => ofShape(shape),
  looseObject: (shape: Readonly<Record<string, Schema>>) => ofShape(shape, anything),
  dictionary: (value: Schema) => ofShape({}, value),
  array: (element: Schema) =>
    schema({
      read(input) {
        if (!Array.isArray(input)) return refuse('array')
        const output: unknown[] = []
        for (const [index, item] of input.entries()) {
          const value = element.read(item)
          if (value === refused) return inside(index)
          output.push(value)
        }
        return output
      },
    }),
  safeParse: check,
}

export const {
  array,
  boolean,
  dictionary,
  looseObject,
  nullish,
  number,
  numeric,
  object,
  optional,
  safeParse,
  string,
  unknown,
} = lean as unknown as Omit<typeof zod, 'infer'>
