import type { Props } from './contract/shape.ts'

/** Files that one dynamic import needs in the browser; paths inside the release's `web` folder. */
export interface Assets {
  readonly js: readonly string[]
  readonly css: readonly string[]
}

export interface ReleaseNavItem {
  readonly label: string
  /** By language, where it has words for it. */
  readonly labels?: Readonly<Record<string, string>> | undefined
  readonly to: string
}

/** Link in the admin's left bar. */
export interface ReleaseManageItem extends ReleaseNavItem {
  readonly section: string
  readonly order: number
  readonly area?: string | undefined
}

/** A widget of another module that this one places. */
export interface WidgetUse {
  /** The agreement as the consumer knew it when it was built. */
  readonly props: Props
  /** Names given at each place where it stands. */
  readonly given: readonly (readonly string[])[]
}

/** Part that a release adds to a slot of other modules' pages. */
export interface ReleaseExtension {
  readonly order: number
  /** The agreement of the slot as the module knew it when it was built. */
  readonly props: Props
}

/** Remote that was built elsewhere: how its entry is run, and what it exposes. */
export interface ExposedFiles {
  /** Kind of the entry: a script that leaves its container in a global, or a JavaScript module. */
  readonly type: 'global' | 'module'
  /** Global of a `global` entry. */
  readonly global: string
  /** Names without `./`. The shell uses `page/<path>` and `slot/<slot>`; others are for other hosts. */
  readonly names: readonly string[]
  /** Whether it brings a server build; without one, browsers alone draw it. */
  readonly isServerRendered: boolean
}

/** `release.json` as the build writes it: all that is known of a module before it has a version. */
export interface ReleaseDraft {
  readonly schema: 2
  readonly module: string
  /** First path segments the module answers, two below `/manage`; `/` is the home page alone. */
  readonly prefixes: readonly string[]
  /** Every address, as `/products/:slug`. */
  readonly routes: readonly string[]
  /** Addresses that the server draws for the one who asks. */
  readonly personal?: readonly string[] | undefined
  /** Addresses that the server draws for who has sent a form without script. */
  readonly forms?: readonly string[] | undefined
  readonly nav: readonly ReleaseNavItem[]
  /** Links in the admin. */
  readonly manage?: readonly ReleaseManageItem[] | undefined
  /** Widgets that the module offers, with the props each accepts. */
  readonly widgets: Readonly<Record<string, Props>>
  readonly uses: Readonly<Record<string, WidgetUse>>
  /** Slots that it fills. */
  readonly extensions?: Readonly<Record<string, ReleaseExtension>> | undefined
  /** Slots that its own pages place, with what they give. */
  readonly slots?: Readonly<Record<string, WidgetUse>> | undefined
  /** Set for a remote that was built elsewhere (`deploy --manifest`): the shell makes the module from what it exposes. */
  readonly exposed?: ExposedFiles | undefined
  /** In `web/`. */
  readonly entry: string
  /** Scripts that `module.ts` itself needs beyond the entry; in `web/`. */
  readonly js: readonly string[]
  readonly css: readonly string[]
  /** Relative to release.json; one CommonJS file. */
  readonly server: string
  /** By source file below `src`, e.g. `routes/cart.tsx`. */
  readonly chunks: Readonly<Record<string, Assets>>
  /** Every file by path relative to release.json: `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>
  /**
   * Releases made before every hash was SHA-384 alone: for files of `web/` that the entry itself asks for, the hash it asks
   * with, which a preload must repeat.
   */
  readonly preloads?: Readonly<Record<string, string>> | undefined
  /** Shared singleton to the range of versions it runs with. */
  readonly requires: Readonly<Record<string, string>>
  /** Exports of shared packages that the build takes, by import path. Absent where the build kit does not tell. */
  readonly imports?: Readonly<Record<string, readonly string[]>> | undefined
  /** Calls of the platform by name, as `GET /ecom/v1/carts/current`. */
  readonly operations?: Readonly<Record<string, string>> | undefined
  /** Addresses of other modules that the build links to; `*` is a part known at run time. */
  readonly links?: readonly string[] | undefined
  /** Events between modules: BroadcastChannels, and own events of the window. */
  readonly events?: { readonly sends: readonly string[]; readonly hears: readonly string[] } | undefined
}

/** Bytes of one file, as it is and as it is sent. */
export interface FileSize {
  readonly bytes: number
  readonly packed: number
}

/** `release.json` in a module store: one immutable release, signed in `release.sig`. */
export interface ReleaseRecord extends ReleaseDraft {
  readonly version: string
  readonly sizes: Readonly<Record<string, FileSize>>
  /** Commit of the source, where it is known. */
  readonly commit: string | null
  /** ISO 8601. */
  readonly createdAt: string
}

/** Names that a shell brings to modules and takes from them, beyond the versions of shared packages. */
export interface ShellAgreement {
  /** Exports of shared packages by import path. */
  readonly exports: Readonly<Record<string, readonly string[]>>
  /** Names of the platform's calls. */
  readonly operations: readonly string[]
  /** Widgets that the shell places. */
  readonly uses: Readonly<Record<string, WidgetUse>>
  /** Addresses of modules that the shell links to. */
  readonly links: readonly string[]
  /** Events of modules that the shell hears. */
  readonly hears: readonly string[]
}
