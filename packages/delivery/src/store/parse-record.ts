import type { Props, ReleaseDraft, ReleaseRecord, Shape } from '@galleria/federation'
import * as z from 'zod/mini'
import { DeliveryFault } from '../base/fault.ts'

const strings = z.array(z.string())
const texts = z.record(z.string(), z.string())
const Assets = z.object({ js: strings, css: strings })
const PropsSchema = z.custom<Props>((value) => typeof value === 'object' && value !== null && isProps(value))

/** Widgets that a build places. */
export const UsesSchema = z.record(z.string(), z.object({ props: PropsSchema, given: z.array(strings) }))

const NavItem = z.object({ label: z.string(), labels: z.optional(texts), to: z.string() })

const Draft = z.object({
  schema: z.literal(2),
  module: z.string(),
  prefixes: strings,
  routes: strings,
  personal: z.optional(strings),
  forms: z.optional(strings),
  nav: z.array(NavItem),
  manage: z.optional(
    z.array(z.extend(NavItem, { section: z.string(), order: z.number(), area: z.optional(z.string()) })),
  ),
  widgets: z.record(z.string(), PropsSchema),
  uses: UsesSchema,
  extensions: z.optional(z.record(z.string(), z.object({ order: z.number(), props: PropsSchema }))),
  slots: z.optional(UsesSchema),
  exposed: z.optional(
    z.object({
      type: z.enum(['global', 'module']),
      global: z.string(),
      names: strings,
      isServerRendered: z.boolean(),
    }),
  ),
  entry: z.string(),
  js: strings,
  css: strings,
  server: z.string(),
  chunks: z.record(z.string(), Assets),
  integrity: texts,
  preloads: z.optional(texts),
  requires: texts,
  imports: z.optional(z.record(z.string(), strings)),
  operations: z.optional(texts),
  links: z.optional(strings),
  events: z.optional(z.object({ sends: strings, hears: strings })),
})

const Record = z.extend(Draft, {
  version: z.string(),
  sizes: z.record(z.string(), z.object({ bytes: z.number(), packed: z.number() })),
  commit: z.nullable(z.string()),
  createdAt: z.string(),
})

export function parseDraft(text: string, from: string): ReleaseDraft {
  return read(Draft, text, from)
}

export function parseRecord(text: string, from: string): ReleaseRecord {
  return read(Record, text, from)
}

function read<Type>(schema: z.ZodMiniType<Type>, text: string, from: string): Type {
  const parsed = schema.safeParse(json(text))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new DeliveryFault(
    'RECORD_UNREADABLE',
    `${from} doesn't describe a release: ${issue?.path.length ? `"${issue.path.join('.')}" has an unexpected value` : "the file isn't JSON"}.`,
  )
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isProps(value: object): boolean {
  return Object.values(value).every((prop) => prop && typeof prop === 'object' && isShape(prop.type))
}

function isShape(shape: unknown): shape is Shape {
  if (typeof shape === 'string') return true
  if (!shape || typeof shape !== 'object') return false
  const [[kind, inner] = []] = Object.entries(shape)
  if (kind === 'array' || kind === 'record') return isShape(inner)
  if (kind === 'oneOf') return Array.isArray(inner) && inner.every(isShape)
  if (kind === 'object') return typeof inner === 'object' && inner !== null && isProps(inner)
  return kind === 'literal' || kind === 'text'
}
