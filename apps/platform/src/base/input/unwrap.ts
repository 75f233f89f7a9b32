import type { z } from 'zod'

export type Schema = z.core.$ZodType
export type Def = z.core.$ZodTypes['_zod']['def']

/** A schema within another that only says whether a value may be absent, or what is made of it. */
export interface WrappedSchema {
  /** Key under which a wrapper holds the inner schema. */
  readonly key: 'innerType' | 'getter' | 'in' | 'out'
  readonly schema: Schema
}

export function defOf(schema: Schema): Def {
  return (schema as z.core.$ZodTypes)._zod.def
}

/** One layer less; undefined for a schema that describes a value by itself. */
export function wrappedBy(def: Def): WrappedSchema | undefined {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'default':
    case 'prefault':
    case 'catch':
      return { key: 'innerType', schema: def.innerType }
    case 'lazy':
      return { key: 'getter', schema: def.getter() }
    case 'pipe':
      // Follow the side that was sent: the first of a pipe, unless it only prepares the second.
      return prepares(def) ? { key: 'out', schema: def.out } : { key: 'in', schema: def.in }
    default:
      return undefined
  }
}

/** Innermost schema, below all wrappers. */
export function inner(schema: Schema): Schema {
  const held = wrappedBy(defOf(schema))
  return held ? inner(held.schema) : schema
}

/** Several schemas of one value: one instead of another (a union), or both (an intersection); none of any other. */
export function sidesOf(def: Def): readonly Schema[] {
  if (def.type === 'union') return def.options
  return def.type === 'intersection' ? [def.left, def.right] : []
}

function prepares(def: z.core.$ZodPipeDef): boolean {
  const first = defOf(def.in).type
  if (first === 'transform') return true
  return (first === 'unknown' || first === 'any') && defOf(def.out).type !== 'transform'
}
