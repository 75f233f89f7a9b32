import type { Session } from '@galleria/auth'
import { type Language, languageTagged } from '@galleria/i18n'
import type { PlatformClient } from '@galleria/platform-client'
import type { StaffRole } from '@galleria/platform-client/roles'
import { createContext, type RouterContextProvider } from '@galleria/router'

/** `context.get(platform)` in loaders and actions: a client per request on the server, one in the browser. */
export const platform = createContext<PlatformClient>()

/** `context.get(session)`: the browser's session; on the server a visitor's without secrets. */
export const session = createContext<Session>()

/** Client that speaks for the store, and in which role; set on the server where the page's visitor is of the staff. */
export const staff = createContext<{ readonly client: PlatformClient; readonly role: StaffRole } | null>(null)

/** Set on the server alone: source files that the page is drawn with beyond those of its routes. */
export const drawnFiles = createContext<Set<string> | null>(null)

/** For a file that a loader imports because the page is drawn with it: its styles and code then come before the page hydrates. */
export function drawnWith<File extends object>(
  context: Pick<RouterContextProvider, 'get'>,
  file: File,
): File {
  const { source } = file as { readonly source?: string }
  if (source !== undefined) context.get(drawnFiles)?.add(source)
  return file
}

/** Cart API of the platform: Cart and Checkout V1, or Cart V2. */
export type CartVersion = 'v1' | 'v2'

/** Facts about the site that a page may use on both sides. */
export interface Site {
  /** Address of the shop's pages in this language, e.g. `http://127.0.0.1:3000` or `http://127.0.0.1:3000/ar`. */
  readonly shellUrl: string
  readonly clientId: string
  /** Name of the store, as the merchant set it. */
  readonly name: string
  /** BCP 47, for Intl. In components `useFormat` takes it into account. */
  readonly locale: string
  /** ISO 4217; currency in which this shopper sees prices. */
  readonly currency: string
  /** Currencies that may be chosen; the store charges in the first. */
  readonly currencies: readonly string[]
  /** IANA name; zone in which times are written, for staff and shoppers. UTC where a shell does not set it. */
  readonly timeZone?: string
  /** Cart API by which this shop buys; V1 where a shell does not set it. */
  readonly cartApi?: {
    readonly version: CartVersion
    /** Configured: where it is gone, calls fail rather than go to the other. */
    readonly isFixed?: true
  }
}
export const site = createContext<Site>()

/** The page's language in loaders and actions: `messagesIn(languageIn(context))`. */
export function languageIn(context: Pick<RouterContextProvider, 'get'>): Language {
  return languageTagged(context.get(site).locale)
}
