/** What one dynamic import needs in the browser; paths inside the release's `web` folder. */
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

/** `release.json`: all that a shell must know of one built module. Written by the build, never changed afterwards. */
export interface ReleaseDescription {
  readonly schema: 1
  readonly name: string
  /** First path segments the module answers; `/` is the home page alone. */
  readonly prefixes: readonly string[]
  readonly nav: readonly ReleaseNavItem[]
  readonly widgets: readonly string[]
  /** Widgets of other modules that this one places. */
  readonly uses: readonly string[]
  /** In `web/`. */
  readonly entry: string
  /** Relative to release.json; one CommonJS file. */
  readonly server: string
  /** What `module.ts` itself needs. */
  readonly module: Assets
  /** By source file below `src`, e.g. `routes/cart.tsx`. */
  readonly chunks: Readonly<Record<string, Assets>>
  /** Every file by path relative to release.json. */
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly bytes: number }>>
  /** Shared singleton to the version it was built against. */
  readonly requires: Readonly<Record<string, string>>
}
