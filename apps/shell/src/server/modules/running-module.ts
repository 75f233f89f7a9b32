import type { RegistrySnapshot, Release } from '@galleria/delivery'
import type { Reports } from '../../common/reports.ts'
import { isSourceRelease } from './dev-modules.ts'
import type { HostedModule, ModuleHost } from './hosted-module.ts'
import type { PageModules } from './page-modules.ts'

/** A module as one page has it on the server: of which release, and its code. */
export interface RunningModule {
  readonly release: Release
  readonly module: HostedModule
}

/** The modules of one page as they run. */
export interface RunningModules {
  /** Settles as soon as the owner has loaded or failed. */
  readonly ownerModule: Promise<RunningModule | null>
  /** Reachable modules that loaded in time, each of the intended release or of the last good one. */
  readonly hosted: Promise<ReadonlyMap<string, RunningModule>>
}

/** Releases that a page is to do without on the server, as `name@version`. */
export interface Excluded {
  /** Others are run in their place, where there are any. */
  readonly without: readonly string[]
  /** The browser is left to draw them. */
  readonly browserOnly: readonly string[]
}

interface Options {
  readonly host: ModuleHost
  readonly instead: RegistrySnapshot['instead']
  readonly report: Reports['report']
}

export function runModules(
  { owner, reachable, ...excluded }: PageModules & Excluded,
  options: Options,
): RunningModules {
  const running = new Map(
    reachable.map((release) => [release.name, runningModule(release, excluded, options)]),
  )
  return {
    ownerModule: (owner && running.get(owner.name)) ?? Promise.resolve(null),
    hosted: allHosted(running),
  }
}

/** The release that is meant, or in its place the next good one; null when none can be had in time. Never rejects. */
async function runningModule(
  meant: Release,
  { without: excluded, browserOnly }: Excluded,
  { host, instead, report }: Options,
): Promise<RunningModule | null> {
  if (isSourceRelease(meant) || browserOnly.includes(releaseName(meant))) return null
  const runs = (release: Release) => (excluded.includes(releaseName(release)) ? null : host.get(release))
  const first = await runs(meant)
  if (first) return { release: meant, module: first }
  const without = [meant.version]
  for (;;) {
    const release = await instead(meant.name, without)
    if (!release) return null
    const module = await runs(release)
    if (module) {
      report({
        kind: 'last-good-used',
        module: meant.name,
        version: meant.version,
        used: release.version,
        message: 'The server could not run it.',
      })
      return { release, module }
    }
    without.push(release.version)
  }
}

/** `cart@1.2.0` */
export function releaseName({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name}@${version}`
}

async function allHosted(running: ReadonlyMap<string, Promise<RunningModule | null>>) {
  const found = await Promise.all([...running].map(async ([name, module]) => [name, await module] as const))
  return new Map(found.filter((entry): entry is [string, RunningModule] => entry[1] !== null))
}

/** Releases that the browser is to run: those that the server ran, else the intended ones. */
export function releasesOf(
  { reachable }: PageModules,
  hosted: ReadonlyMap<string, RunningModule>,
): readonly Release[] {
  return reachable.map((release) => hosted.get(release.name)?.release ?? release)
}

/** Releases that the server could not run, by module, where another runs in their place. */
export function replacedIn(
  { reachable }: PageModules,
  hosted: ReadonlyMap<string, RunningModule>,
): Readonly<Record<string, string>> {
  const replaced = reachable.filter(({ name, version }) => {
    const running = hosted.get(name)
    return running && running.release.version !== version
  })
  return Object.fromEntries(replaced.map(({ name, version }) => [name, version]))
}
