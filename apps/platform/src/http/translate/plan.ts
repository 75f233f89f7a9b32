import { AltText, Content, Translated, Untranslated } from '@galleria/platform-client/entities/common'
import type { z } from 'zod'
import type { Answer } from '../openapi/answer.ts'

/** Places of an answer that hold content; undefined where a part holds none. */
export type Plan =
  | { readonly kind: 'content'; readonly isListed: boolean }
  | { readonly kind: 'list'; readonly item: Plan }
  | { readonly kind: 'values'; readonly item: Plan }
  | { readonly kind: 'either'; readonly plans: readonly Plan[] }
  | ObjectPlan

export interface ObjectPlan {
  readonly kind: 'object'
  /** Fields that are replaced by their translation. */
  readonly fields: readonly (readonly [name: string, plan: Plan])[]
  /** `original` and `translated`, side by side. */
  readonly isText: boolean
  /** Fields that stay, each with the one beside it that takes its translation. */
  readonly beside: readonly (readonly [field: string, translation: string])[]
  /** Has a delivery's window, which `deliveryTime` tells in words. */
  readonly hasWindow: boolean
  /** Has the field `untranslated`, which lists the fields without a translation. */
  readonly listsUntranslated: boolean
}

/** Finds content by the schema that an answer has: the entities say which of their fields it is. */
export function planOf(schema: Answer, above: readonly Answer[] = []): Plan | undefined {
  if (schema === Content || schema === AltText) return { kind: 'content', isListed: schema === Content }
  // An entity that holds itself is followed once.
  if (above.includes(schema)) return undefined
  const within = [...above, schema]
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'default':
    case 'prefault':
      return planOf(def.innerType, within)
    case 'lazy':
      return planOf(def.getter(), within)
    case 'pipe':
      return planOf(def.in, within)
    case 'array':
      return listOf('list', planOf(def.element, within))
    case 'record':
      return listOf('values', planOf(def.valueType, within))
    case 'union': {
      const plans = def.options.flatMap((option) => planOf(option, within) ?? [])
      return plans.length > 0 ? { kind: 'either', plans } : undefined
    }
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([name, field]) => {
        const plan = planOf(field, within)
        return plan ? [[name, plan] as const] : []
      })
      const free = def.catchall && planOf(def.catchall, within)
      if (free) return { kind: 'values', item: free }
      return objectOf(def.shape, fields)
    }
    default:
      return undefined
  }
}

function listOf(kind: 'list' | 'values', item: Plan | undefined): Plan | undefined {
  return item && { kind, item }
}

function objectOf(shape: Readonly<Record<string, Answer>>, fields: ObjectPlan['fields']): Plan | undefined {
  const isText = 'translated' in shape && fields.some(([name]) => name === 'original')
  const beside = Object.keys(shape).flatMap((translation) => {
    const field = besideOf(translation)
    const plain = field !== undefined && field in shape
    const marked = plain && (inner(shape[translation]) === Translated || inner(shape[field]) === Content)
    return marked ? [[field, translation] as const] : []
  })
  if (fields.length === 0 && beside.length === 0) return undefined
  const listsUntranslated = inner(shape.untranslated) === Untranslated
  const replaced = fields.filter(([name]) => !beside.some(([field]) => field === name))
  const hasWindow = 'deliveryTime' in shape && 'deliveryTimeSlot' in shape
  return { kind: 'object', fields: replaced, isText, beside, hasWindow, listsUntranslated }
}

/** `translatedName` stands beside `name`. */
function besideOf(translation: string): string | undefined {
  const [, first, rest] = /^translated([A-Z])(\w*)$/.exec(translation) ?? []
  return first && first.toLowerCase() + rest
}

function inner(schema: Answer | undefined): Answer | undefined {
  const def = schema && (schema as z.core.$ZodTypes)._zod.def
  return def && (def.type === 'optional' || def.type === 'nullable') ? inner(def.innerType) : schema
}
