import { z } from 'zod'
import { toPath } from '../../base/violations.ts'
import type { Answer } from './answer.ts'

/** An enumeration of the client takes names of tomorrow; what we send ourselves is one of today's. */
type Enumerated = Answer & { readonly options?: readonly string[] }

/**
 * Lists fields and enumeration values that a schema does not name. A schema alone accepts both, as
 * clients must. The value parses already.
 */
export function unknownParts(schema: Answer, value: unknown, path: readonly PropertyKey[] = []): string[] {
  if (value === undefined || value === null) return []
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'string': {
      const { options } = schema as Enumerated
      const unknown = options && !options.includes(String(value))
      return unknown ? [`${toPath(path)} is ${JSON.stringify(value)}, which nothing names`] : []
    }
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'default':
    case 'prefault':
      return unknownParts(def.innerType, value, path)
    case 'lazy':
      return unknownParts(def.getter(), value, path)
    case 'pipe':
      return unknownParts(def.in, value, path)
    case 'array':
      return (value as unknown[]).flatMap((item, index) => unknownParts(def.element, item, [...path, index]))
    case 'record':
      return Object.entries(value).flatMap(([key, item]) => unknownParts(def.valueType, item, [...path, key]))
    case 'union':
      return fewest(def.options.map((option) => inOption(option, value, path)))
    case 'object':
      return Object.entries(value).flatMap(([key, item]) => {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : def.catchall
        if (!field) return [`${toPath([...path, key])} is a field that nothing names`]
        return unknownParts(field, item, [...path, key])
      })
    default:
      return []
  }
}

/** Checks only the option of a union that accepts the value. */
function inOption(option: Answer, value: unknown, path: readonly PropertyKey[]): string[] | undefined {
  return z.safeParse(option, value).success ? unknownParts(option, value, path) : undefined
}

function fewest(found: readonly (string[] | undefined)[]): string[] {
  return found.flatMap((each) => (each ? [each] : [])).sort((a, b) => a.length - b.length)[0] ?? []
}
