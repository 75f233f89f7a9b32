/** When pages that the server drew whole are hydrated. */
export const hydrations = ['interaction', 'load'] as const
export type Hydration = (typeof hydrations)[number]

/** File that hydration needs, with its hash. */
export interface CodeFile {
  readonly href: string
  readonly integrity?: string
}

/** Code of a page that the server drew whole, which waits for an interaction (decision 0382). */
export interface WaitingCode {
  /** Set where something on the page has to come from the browser. */
  readonly isUrgent?: true
  /** Run, in this order. */
  readonly scripts: readonly CodeFile[]
  /** Fetched at the same time, for the scripts ask for them. */
  readonly preloads: readonly (CodeFile & { readonly isModule?: true })[]
}
