import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'
import { DateTime } from '../common/scalars.ts'

/** One of six; lists and maps hold values of their own (wire §4.7). */
export interface CustomValue {
  readonly strValue?: string | undefined
  readonly numValue?: number | undefined
  readonly dateValue?: string | null | undefined
  readonly listValue?: { readonly value?: readonly CustomValue[] | undefined } | undefined
  readonly mapValue?: { readonly value?: Readonly<Record<string, CustomValue>> | undefined } | undefined
  readonly boolValue?: boolean | undefined
}

export const CustomValue: ZodMiniType<CustomValue, CustomValue> = z.object({
  strValue: z.optional(z.string()),
  numValue: z.optional(z.number()),
  dateValue: z.nullish(DateTime),
  get listValue() {
    return z.optional(z.object({ value: z.optional(z.array(CustomValue)) }))
  },
  get mapValue() {
    return z.optional(z.object({ value: z.optional(z.dictionary(CustomValue)) }))
  },
  boolValue: z.optional(z.boolean()),
})
