import type { z } from 'zod'
import { toPath } from '../violations.ts'
import { entityOf, shapeOf } from './closed.ts'
import { defOf, inner, type Schema, wrappedBy } from './unwrap.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object somewhere in an input. */
export interface Level {
  /** `lineItems[0]`; `''` is the whole. */
  readonly at: string
  /** Fields that the schema takes there. */
  readonly names: ReadonlySet<string>
  /** Fields dropped without an error: the entity has them as read, and the platform alone sets them. */
  readonly ignored: ReadonlySet<string>
  /** The whole input with nothing in it but such an object with these fields. */
  holding(fields: Fields): Fields
}

type Wrap = (value: unknown) => unknown
interface Place {
  readonly path: readonly PropertyKey[]
  readonly wrap: Wrap
  /** Schemas that the place is within: one that holds itself is walked once. */
  readonly within: readonly Schema[]
  /** Schema that reads the entity. */
  readonly entity?: Schema | undefined
}

/** Every object of an input that names its fields; one that takes any (`looseObject`, a record's own keys) is left out. */
export function levelsOf(schema: Schema): Level[] {
  return walk(schema, { path: [], wrap: (value) => value, within: [] })
}

function walk(schema: Schema, place: Place): Level[] {
  if (place.within.includes(schema)) return []
  const def = defOf(schema)
  const within = [...place.within, schema]
  const entity = entityOf(schema) ?? place.entity
  const into = (part: Schema, key?: PropertyKey, wrap: Wrap = (value) => value) =>
    walk(part, {
      entity: key === undefined ? entity : partOf(entity, key),
      path: key === undefined ? place.path : [...place.path, key],
      wrap: (value) => place.wrap(wrap(value)),
      within,
    })
  switch (def.type) {
    case 'object':
      return [
        ...(def.catchall && defOf(def.catchall).type !== 'never' ? [] : [level(def, { ...place, entity })]),
        ...Object.entries(def.shape).flatMap(([key, field]) =>
          into(field as Schema, key, (value) => ({ [key]: value })),
        ),
      ]
    case 'array':
      return into(def.element, 0, (value) => [value])
    case 'record': {
      const key = firstKey(def.keyType)
      return into(def.valueType, key, (value) => ({ [key]: value }))
    }
    case 'union': {
      const { discriminator } = def as { discriminator?: string }
      return def.options.flatMap((option) => {
        if (!discriminator) return into(option)
        const [tag] = (option as z.core.$ZodTypes)._zod.propValues?.[discriminator] ?? []
        return into(option, undefined, (value) => ({ [discriminator]: tag, ...(value as Fields) }))
      })
    }
    case 'intersection': {
      const sides = [into(def.left), into(def.right)]
      const names = new Set(sides.flatMap(([first]) => [...(first?.names ?? [])]))
      const [whole] = sides.flat()
      const rest = sides.flatMap((side) => side.slice(1))
      const ignored = new Set([...(whole?.ignored ?? [])].filter((name) => !names.has(name)))
      return whole ? [{ ...whole, names, ignored }, ...rest] : rest
    }
    default: {
      const held = wrappedBy(def)
      return held ? into(held.schema) : []
    }
  }
}

function level({ shape, catchall }: z.core.$ZodObjectDef, { path, wrap, entity }: Place): Level {
  const names = new Set(Object.keys(shape))
  const read = entity && !catchall ? Object.keys(shapeOf(inner(entity)) ?? {}) : []
  return {
    at: toPath(path),
    names,
    ignored: new Set(read.filter((name) => !names.has(name))),
    holding: (fields) => wrap(fields) as Fields,
  }
}

function partOf(entity: Schema | undefined, key: PropertyKey): Schema | undefined {
  if (!entity) return undefined
  const whole = inner(entity)
  const def = defOf(whole)
  if (def.type === 'array') return def.element
  const shape = shapeOf(whole)
  return shape && Object.hasOwn(shape, key) ? (shape[key as string] as Schema) : undefined
}

function firstKey(schema: Schema): string {
  const [value] = (schema as z.core.$ZodTypes)._zod.values ?? ['key']
  return String(value)
}
