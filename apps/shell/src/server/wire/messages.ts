import type { Role } from '@galleria/auth'
import type { Release } from '@galleria/delivery'
import type { Site } from '@galleria/federation'
import type { LanguageCode } from '@galleria/i18n'
import type { StaffRole } from '@galleria/platform-client/roles'
import * as z from 'zod/mini'
import type { Catalog } from '../../common/catalog-adapter.ts'
import type { Hydration } from '../../common/waiting-code.ts'
import type { BrowserBuilds, BuildName } from '../files/index.ts'
import type { Excluded, PageLink, PageManageLink, PreviewedRelease } from '../modules/index.ts'

/** Facts of the shop that a renderer is given; all of it stands in pages that everybody may read. */
export interface Begin {
  readonly kind: 'begin'
  readonly builds: BrowserBuilds
  /** Versions of the packages that the shell provides; null where it does not say. */
  readonly provides: Readonly<Record<string, string>> | null
  readonly modulesUrl?: string | undefined
  readonly clientId: string
  readonly platformUrl: string
  readonly edgeUrl?: string | undefined
  readonly catalog?: Catalog | undefined
  readonly renderBudget: number
  readonly dataMaxAge: number
  readonly telemetrySample: number
  readonly countsVisits: boolean
  readonly hydration: Hydration
  /** Releases that pages are likely to hold, to be evaluated before the first page. */
  readonly warm: readonly string[]
}

/** One page to draw; releases by their ids. */
export interface Draw extends Excluded {
  readonly kind: 'draw'
  readonly id: number
  readonly url: string
  readonly nonce: string
  readonly language: LanguageCode
  readonly site: Site
  readonly revision: number
  readonly owner: string | null
  readonly reachable: readonly string[]
  readonly extensions: readonly string[]
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly links: readonly PageLink[]
  readonly frame: readonly string[]
  readonly manage?: readonly PageManageLink[]
  readonly previewed: readonly PreviewedRelease[]
  readonly build: BuildName
  /** Body of a form that was sent without script, whose action runs before the page is drawn. */
  readonly form?: string | undefined
  /** Values that a browser without script keeps, by key; absent for others. */
  readonly kept?: Readonly<Record<string, string>> | undefined
  /** Refresh by which a browser without script gets a page that is not drawn for it: seconds and address. */
  readonly renewal?: string | undefined
  /** Set for a personal page: a role, and no token. */
  readonly visitor?:
    | {
        readonly role: Role
        readonly hasSession: boolean
        readonly staff?: { readonly role: StaffRole } | undefined
      }
    | undefined
}

/** A release without the folder it is in: a renderer asks for its code by id. */
export interface ReleaseMessage {
  readonly kind: 'release'
  readonly id: string
  readonly name: string
  readonly version: string
  readonly description: Release['description']
  readonly path: string
  readonly origin?: string
}

/** From the front process to a renderer. */
export type ToRenderer =
  | Begin
  | ReleaseMessage
  /** Releases sent before are not meant any more, but those sent from now on. */
  | { readonly kind: 'forget' }
  | Draw
  | { readonly kind: 'cancel'; readonly id: number }
  | { readonly kind: 'ping'; readonly at: number }
  /** Answer to a request; its bytes are a server build, or the body of the platform's answer. */
  | {
      readonly kind: 'answer'
      readonly request: number
      readonly error?: string
      readonly release?: string | null
      readonly status?: number
      readonly statusText?: string
      readonly headers?: Readonly<Record<string, string>>
    }

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const
export type PlatformMethod = (typeof methods)[number]

const short = z.string().check(z.maxLength(300))
const text = z.string().check(z.maxLength(20_000))
const id = z.int().check(z.minimum(0))
const request = id
const status = z.int().check(z.minimum(200), z.maximum(599))
const headers = z.record(short, z.string().check(z.maxLength(4_000)))
const kept = z.optional(z.record(short, text))

/** From a renderer, which may be hostile: nothing of it is believed unchecked. */
const FromRenderer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('pong'), at: z.number() }),
  /** Bytes are the page, all of it when `isWhole`, else what there is so far. */
  z.strictObject({
    kind: z.literal('page'),
    id,
    status,
    isPublic: z.boolean(),
    isPersonal: z.boolean(),
    isWhole: z.boolean(),
    kept,
  }),
  z.strictObject({ kind: z.literal('more'), id, isLast: z.boolean() }),
  /** Loaders may answer instead of the page, by a redirect for one. */
  z.strictObject({ kind: z.literal('response'), id, status, headers, kept }),
  z.strictObject({ kind: z.literal('failed'), id, isTooLong: z.boolean(), message: text, stack: text }),
  z.strictObject({ kind: z.literal('code'), request, release: short }),
  z.strictObject({ kind: z.literal('instead'), request, module: short, without: z.array(short) }),
  z.strictObject({
    kind: z.literal('fetch'),
    request,
    /** Page in whose visitor's name it is asked; nobody's without one. */
    page: z.optional(id),
    /** For the store, where that visitor is of its staff. */
    isForStore: z.optional(z.boolean()),
    method: z.enum(methods),
    url: z.string().check(z.maxLength(20_000)),
    headers,
  }),
  z.strictObject({ kind: z.literal('problem'), message: text }),
  z.strictObject({
    kind: z.literal('report'),
    report: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('load-failed'), module: short, version: short, message: text }),
      z.strictObject({
        kind: z.literal('last-good-used'),
        module: short,
        version: short,
        used: short,
        message: text,
      }),
    ]),
  }),
  z.strictObject({
    kind: z.literal('error'),
    message: text,
    stack: text,
    module: z.optional(z.strictObject({ name: short, version: short })),
  }),
  /** Thrown where nobody waits for it: in a timer, or in a promise that nobody looks at. */
  z.strictObject({ kind: z.literal('stray'), message: text, stack: text }),
  /** A module asked for something that modules do not have on the server. */
  z.strictObject({ kind: z.literal('denied'), message: text, stack: text }),
])
export type FromRenderer = z.infer<typeof FromRenderer>

/** Throws on anything that is no message of a renderer. */
export function parseFromRenderer(message: unknown): FromRenderer {
  return z.parse(FromRenderer, message)
}
