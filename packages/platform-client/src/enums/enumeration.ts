import { z } from '@galleria/platform-client'
import type { ZodMiniType } from 'zod/mini'
import type { Open } from './open.ts'

/** An enumeration of the platform: `options` and `enum` as zod's own, but a parsed answer may hold a name of tomorrow. */
export interface Enumeration<Known extends string> extends ZodMiniType<Open<Known>, Open<Known>> {
  /** The names known today, in the platform's order. */
  readonly options: readonly Known[]
  /** Each name under itself: `PaymentStatus.enum.PAID`. */
  readonly enum: { readonly [Name in Known]: Name }
  /** Tells a name known today from one that a newer platform added. */
  includes(value: unknown): value is Known
}

/** The names of an enumeration without those to come: what a request may hold. */
export type KnownOf<Schema extends { readonly options: readonly string[] }> = Schema['options'][number]

/** Marked pure where it is used, or every page that imports one enumeration carries all of its file. */
export function enumeration<const Known extends string>(options: readonly Known[]): Enumeration<Known> {
  const schema = z.string() as unknown as ZodMiniType<Open<Known>, Open<Known>>
  return Object.assign(schema, {
    options,
    enum: Object.fromEntries(options.map((name) => [name, name])) as { readonly [Name in Known]: Name },
    includes: (value: unknown): value is Known => (options as readonly unknown[]).includes(value),
  })
}
