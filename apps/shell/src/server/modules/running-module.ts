import type { RegistrySnapshot, Release } from '@galleria/delivery'
import type { Reports } from '../../common/reports.ts'
import { isDevRelease } from './dev-modules.ts'
import type { HostedModule } from './hosted-module.ts'
import type { ModuleHost } from './module-host.ts'

/** A module as one page has it on the server: of which release, and its code. */
export interface RunningModule {
  readonly release: Release
  readonly module: HostedModule
}

/** The release that is meant, or in its place the next good one; null when none can be had in time. Never rejects. */
export async function runningModule(
  meant: Release,
  instead: RegistrySnapshot['instead'],
  host: ModuleHost,
  report?: Reports['report'],
): Promise<RunningModule | null> {
  const first = await host.get(meant)
  if (first) return { release: meant, module: first }
  if (isDevRelease(meant)) return null
  const without = [meant.version]
  for (;;) {
    const release = await instead(meant.name, without)
    if (!release) return null
    const module = await host.get(release)
    if (module) {
      report?.({
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
