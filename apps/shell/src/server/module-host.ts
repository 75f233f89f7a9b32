import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, type Release } from '@galleria/delivery'
import type { Reports } from '../composition/reports.ts'
import { type Clock, systemClock } from './clock.ts'
import { isDevRelease } from './dev-modules.ts'
import { evaluate, type HostedModule } from './hosted-module.ts'
import { within } from './within.ts'

export interface ModuleHost {
  /** The module, or null when it cannot be had in time; never rejects. */
  get(release: Release): Promise<HostedModule | null>
}

export interface ModuleHostOptions {
  readonly shared: Readonly<Record<string, unknown>>
  readonly timeout: number
  /** After a failure nobody waits for this long. */
  readonly cooldown?: number
  readonly read?: (path: string) => Promise<string>
  readonly clock?: Clock
  readonly onProblem?: (message: string) => void
  readonly report?: Reports['report']
}

/** Modules' server builds by name and version, each checked, evaluated once and kept. */
export function createModuleHost(options: ModuleHostOptions): ModuleHost {
  const {
    shared,
    timeout,
    cooldown = 1000,
    clock = systemClock,
    onProblem = () => undefined,
    report,
  } = options
  const read = options.read ?? ((path: string) => readFile(path, 'utf8'))
  const loads = new Map<string, Promise<HostedModule | null>>()
  const closedUntil = new Map<string, number>()

  async function load({ folder, description }: Release): Promise<HostedModule> {
    const path = join(folder, description.server)
    const code = await read(path)
    if (integrityOf(code) !== description.integrity[description.server]) {
      throw new Error('its server build is not the one that was released')
    }
    // Half of it: while an endless loop runs, nobody else comes to anything.
    return evaluate(code, path, shared, timeout / 2)
  }

  return {
    get(release) {
      if (isDevRelease(release)) return Promise.resolve(null)
      const key = `${release.folder} ${release.version}`
      const running = loads.get(key)
      if (running) return running
      if ((closedUntil.get(key) ?? 0) > clock.now()) return Promise.resolve(null)
      const attempt = within(clock, timeout, load(release)).catch((error: Error) => {
        loads.delete(key)
        closedUntil.set(key, clock.now() + cooldown)
        const { name: module, version } = release
        const { message } = error
        onProblem(`${module}@${version} is left to the browser: ${message}`)
        report?.({ kind: 'load-failed', module, version, message })
        return null
      })
      loads.set(key, attempt)
      return attempt
    },
  }
}
