import type { ShellAssets } from './shell-assets.ts'

/** Browser build of the shell: as released, or with React's development build, which modules from source need. */
export type BuildName = 'released' | 'source'

/** Parts of a build that its pages name. */
export interface BrowserBuild {
  readonly assets: Omit<ShellAssets, 'folder'>
  /** First inline script of a page, by language. */
  readonly headScripts: Readonly<Record<string, string>>
}

/** `source`: null where the shell was installed without it. */
export interface BrowserBuilds {
  readonly released: BrowserBuild
  readonly source: BrowserBuild | null
}

export function buildNamed(builds: BrowserBuilds, name: BuildName): BrowserBuild {
  return builds[name] ?? builds.released
}
