import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ReleaseDraft, ReleaseRecord } from '@galleria/federation'
import * as z from 'zod/mini'
import type { Release } from '../reader/snapshot.ts'

const text = z.string().check(z.maxLength(300))
const texts = z.array(text).check(z.maxLength(200))

const NavItem = z.object({ label: text, labels: z.optional(z.record(text, text)), to: text })

const Source = z.object({
  /** Origin of the development server, on the machine of the browser. */
  origin: text.check(z.refine(isLoopback)),
  entry: text,
  prefixes: texts,
  nav: z.array(NavItem),
  /** Links in the admin. */
  manage: z.optional(
    z.array(z.extend(NavItem, { section: text, order: z.number(), area: z.optional(text) })),
  ),
  widgets: texts,
  uses: texts,
  /** Slots that its own pages place. */
  slots: texts,
  /** Order of the extension by slot. */
  extensions: z.record(text, z.number()),
  requires: z.record(text, text),
})

/** Facts that a page needs of a module which a development server on the browser's machine serves. */
export type ModuleSource = z.infer<typeof Source>

/** Most bytes of a source's description; the longest of ours has a thousand. */
const LARGEST = 20_000

/**
 * Whether an address is one of the machine that asks. A link to another server would let whoever may sign it run a
 * program of anywhere in the browser of whoever opens it.
 */
export function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  return (
    url.origin === origin &&
    /^https?:$/.test(url.protocol) &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  )
}

export function sourceOf(draft: ReleaseDraft, origin: string): ModuleSource {
  const { entry, prefixes, nav, manage, widgets, uses, slots = {}, extensions = {}, requires } = draft
  return {
    origin,
    entry,
    prefixes: [...prefixes],
    nav: nav.map(({ labels, ...link }) => ({ ...link, ...(labels && { labels: { ...labels } }) })),
    ...(manage && {
      manage: manage.map(({ labels, ...link }) => ({ ...link, ...(labels && { labels: { ...labels } }) })),
    }),
    widgets: Object.keys(widgets),
    uses: Object.keys(uses),
    slots: Object.keys(slots),
    extensions: Object.fromEntries(Object.entries(extensions).map(([slot, { order }]) => [slot, order])),
    requires: { ...requires },
  }
}

/** A module served from source by a development server; rendered in the browser alone. */
export interface SourceRelease extends Release {
  readonly origin: string
}

export function sourceRelease(name: string, source: ModuleSource): SourceRelease {
  const description = recordOf(name, source)
  return { name, version: description.version, folder: '', path: '', origin: source.origin, description }
}

/** No file has a hash: they change while somebody works on them. */
function recordOf(module: string, source: ModuleSource): ReleaseRecord {
  const named = <Value>(names: readonly string[], value: Value) =>
    Object.fromEntries(names.map((name) => [name, value]))
  return {
    schema: 2,
    module,
    version: 'source',
    prefixes: source.prefixes,
    routes: [],
    nav: source.nav,
    manage: source.manage,
    widgets: named(source.widgets, {}),
    uses: named(source.uses, { props: {}, given: [] }),
    slots: named(source.slots, { props: {}, given: [] }),
    extensions: Object.fromEntries(
      Object.entries(source.extensions).map(([slot, order]) => [slot, { order, props: {} }]),
    ),
    entry: source.entry,
    js: [],
    css: [],
    server: '',
    chunks: {},
    integrity: {},
    sizes: {},
    requires: source.requires,
    commit: null,
    createdAt: '',
  }
}

/** Deflated, as it stands in a cookie. */
export function packSource(source: ModuleSource): string {
  return deflateRawSync(JSON.stringify(source)).toString('base64url')
}

/** Null for anything that no command of ours packed. */
export function unpackSource(packed: string): ModuleSource | null {
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LARGEST })
    return z.safeParse(Source, JSON.parse(bytes.toString('utf8'))).data ?? null
  } catch {
    return null
  }
}

/** Throws `ZodError` for input that is no source, or one of another machine. */
export function parseSource(value: unknown): ModuleSource {
  return z.parse(Source, value)
}
