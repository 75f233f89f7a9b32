import type { Role } from '@galleria/auth'
import type { ExposedFiles, ManageLink, Site } from '@galleria/federation'
import type { Catalog } from './catalog-adapter.ts'

/** Release of a module, as the browser needs it. */
export interface BrowserModule {
  readonly name: string
  readonly version: string
  /** Requirement that this shell does not meet; such a release is not run. */
  readonly incompatibility?: string
  /** Folder of its web files, ending in a slash. */
  readonly base: string
  readonly entry: string
  readonly exposed?: ExposedFiles
  readonly prefixes: readonly string[]
  /** Files below `base` that loading the module needs, with their hashes. */
  readonly files: readonly { readonly path: string; readonly integrity: string }[]
}

/** Releases that signed links show this browser alone, each with the version that runs in its place if it cannot. */
export type PreviewState = readonly {
  readonly module: string
  readonly version: string
  readonly shown: string
  /** Origin of the development server on this machine that serves the module from source. */
  readonly origin?: string
}[]

export interface SerializedError {
  readonly kind: 'response' | 'platform' | 'error'
  readonly message: string
  readonly status?: number
  readonly statusText?: string
  readonly data?: unknown
  readonly details?: unknown
  readonly requestId?: string
}

/** How the server made the page, and so what hydration must begin with. */
export type PageState =
  | { readonly kind: 'module'; readonly module: string; readonly isPersonal?: true }
  /** The module could not be had in time: a skeleton stands where its page will be. */
  | { readonly kind: 'pending'; readonly module: string }
  | { readonly kind: 'shell' }

/** All that the server hands the browser: public, unless it has a role, for then the page is one visitor's own. */
export interface Boot {
  readonly site: Site
  readonly platformUrl: string
  readonly edgeUrl?: string
  /** Version of the site's catalog; absent where the site serves both. */
  readonly catalog?: Catalog
  /** Registry revision the page was made from. */
  readonly revision: number
  /** Share of page views that tell of themselves, 0 to 1. */
  readonly sample: number
  /** True where visits are not told to the platform. */
  readonly isUncounted?: true
  /** Releases that the server could not run, by module; `modules` has what it ran in their place. */
  readonly replaced?: Readonly<Record<string, string>>
  readonly preview?: PreviewState
  /** Modules that this page can reach without a request. */
  readonly modules: readonly BrowserModule[]
  readonly nav: readonly { readonly label: string; readonly to: string }[]
  /** Links of the admin, in the page's language; absent on the shop's pages. */
  readonly manage?: readonly ManageLink[]
  readonly page: PageState
  /** Role of the visitor that the page was drawn for; absent where it is the same for everybody. */
  readonly role?: Role
  /** Extensions that fill each slot, in order, by name; absent where there are none. */
  readonly slots?: Readonly<Record<string, readonly string[]>>
  /** Widgets the server rendered, and those of them whose code is wanted before hydration. */
  readonly served: readonly string[]
  readonly eager: readonly string[]
  /** Data of the public loaders of served widgets. */
  readonly widgetData: Readonly<Record<string, unknown>>
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly errors: Readonly<Record<string, SerializedError>> | null
}

export const bootElementId = 'galleria-boot'
