import { z } from 'zod'
import { type Def, defOf, inner, type Schema, sidesOf, wrappedBy } from './unwrap.ts'

const done = new WeakMap<Schema, Schema>()
/** Schemas under way: a recursive one is met again within itself. */
const closing = new Set<Schema>()
const entities = new WeakMap<Schema, Schema>()

/**
 * The same schema, which refuses a field that none of its objects names (`unrecognized_keys`) instead of leaving it
 * out. An object that says itself what further fields it takes (`z.looseObject`, `.catchall`) stays as it is.
 */
export function closed<S extends Schema>(schema: S): S {
  const known = done.get(schema)
  if (known) return known as S
  if (closing.has(schema)) return z.lazy(() => closed(schema)) as Schema as S
  closing.add(schema)
  try {
    const made = close(schema)
    done.set(schema, made)
    return made as S
  } finally {
    closing.delete(schema)
  }
}

/**
 * For an entity that may be sent back as it was read: what `entity` names and this call does not take is set by the
 * platform, and is left out instead of refused (wire §0, "ro"). An object that is strict by itself refuses it all the same.
 */
export function sentBack<S extends Schema>(schema: S, entity: Schema): S {
  const marked = copy(schema, { ...defOf(schema) } as Def) as S
  entities.set(marked, entity)
  return marked
}

/** For fields that the wire has and this call does nothing with: they are taken and left out. */
export function ignoring<S extends Schema>(schema: S, ...names: readonly string[]): S {
  return sentBack(schema, z.object(Object.fromEntries(names.map((name) => [name, z.unknown()]))))
}

/** The schema given to `sentBack` or `ignoring`. */
export function entityOf(schema: Schema): Schema | undefined {
  return entities.get(schema)
}

/** An update that answers with the entity it is given may be given it as it was read. */
export function takingBack<S extends Schema>(method: string, schema: S, answer: Schema): S {
  const def = defOf(schema)
  if ((method !== 'PATCH' && method !== 'PUT') || def.type !== 'object') return schema
  const answered = shapeOf(answer) ?? {}
  const shape = Object.fromEntries(
    Object.entries(def.shape).map(([key, field]) => {
      const entity = Object.hasOwn(answered, key) ? (answered[key] as Schema) : undefined
      const open = entity && shapeOf(inner(entity)) && !entityOf(field as Schema)
      return [key, open ? sentBack(field as Schema, entity) : field]
    }),
  )
  const taking = copy(schema, { ...def, shape } as Def) as S
  const whole = entities.get(schema)
  if (whole) entities.set(taking, whole)
  return taking
}

function close(schema: Schema): Schema {
  const entity = entities.get(schema)
  if (entity) return closedExcept(schema, entity)
  const def = defOf(schema)
  switch (def.type) {
    case 'object': {
      // Read at once: of a shape behind a getter zod assumes that it holds itself, and books every value of each request.
      const shape = mapValues(def.shape, closed)
      return copy(schema, { ...def, shape, catchall: def.catchall ?? z.never() } as Def)
    }
    case 'array':
      return copy(schema, { ...def, element: closed(def.element) })
    case 'tuple':
      return copy(schema, { ...def, items: def.items.map(closed), rest: def.rest && closed(def.rest) })
    case 'record':
      return copy(schema, { ...def, valueType: closed(def.valueType) })
    case 'union':
      return copy(schema, { ...def, options: def.options.map(closed) } as Def)
    case 'intersection':
      return copy(schema, { ...def, left: closed(def.left), right: closed(def.right) })
    case 'lazy':
      return copy(schema, { ...def, getter: () => closed(def.getter()) })
    default: {
      const held = wrappedBy(def)
      return held ? copy(schema, { ...def, [held.key]: closed(held.schema) } as Def) : schema
    }
  }
}

/** The preparation stands next to the object, so that what is absent stays absent. */
function closedExcept(schema: Schema, entity: Schema): Schema {
  const def = defOf(schema)
  const held = wrappedBy(def)
  if (held?.key === 'innerType')
    return copy(schema, { ...def, innerType: closedExcept(held.schema, entity) } as Def)
  const strict = close(copy(schema, { ...def } as Def)) as z.ZodType
  return z.preprocess((value) => withoutReadOnly(value, schema, entity), strict)
}

function withoutReadOnly(value: unknown, schema: Schema, entity: Schema): unknown {
  const taken = inner(schema)
  const answered = inner(entity)
  if (Array.isArray(value)) {
    const [element, itsEntity] = [defOf(taken), defOf(answered)]
    if (element.type !== 'array' || itsEntity.type !== 'array') return value
    return value.map((item) => withoutReadOnly(item, element.element, itsEntity.element))
  }
  if (typeof value !== 'object' || value === null) return value
  const shape = shapeOf(taken)
  const entityShape = shapeOf(answered)
  if (!shape || !entityShape) return value
  const strict = isStrict(taken)
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    const read = Object.hasOwn(entityShape, key) ? entityShape[key] : undefined
    if (!field) return read && !strict ? [] : [[key, item] as const]
    return [[key, read ? withoutReadOnly(item, field, read) : item] as const]
  })
  return Object.fromEntries(entries)
}

/** Shape of an object, of an intersection, or of a union of objects. */
export function shapeOf(schema: Schema): z.core.$ZodShape | undefined {
  const def = defOf(schema)
  if (def.type === 'object') return def.shape
  const shapes = sidesOf(def)
    .map((part) => shapeOf(inner(part)))
    .filter((shape) => shape !== undefined)
  return shapes.length ? Object.assign({}, ...shapes) : undefined
}

function isStrict(schema: Schema): boolean {
  const def = defOf(schema)
  return def.type === 'object' && def.catchall !== undefined
}

/** Keeps what is said about the schema elsewhere, such as its description. */
function copy(schema: Schema, def: Def): Schema {
  return z.core.clone(schema, def as never, { parent: true })
}

function mapValues(shape: z.core.$ZodShape, map: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, map(schema as Schema)]))
}
