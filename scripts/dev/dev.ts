import { announcement } from '../start/announce.ts'
import { supervise } from '../start/supervise.ts'
import { modules } from '../store/layout.ts'
import { build, consoleKey, deploy, startPlatform, startShell } from '../store/parts.ts'
import { prepareStore } from '../store/preflight.ts'
import { pickModules, startDevServer } from './dev-server.ts'

/** The same store, with the picked modules (all, when none is named) served from source with hot reload. */
export function dev(args: string[]): Promise<number> {
  return supervise(async (step) => {
    const picked = pickModules(args)
    const store = await prepareStore()
    step(`Starting the platform, building, serving from source: ${picked.join(', ')}`)
    const [platform, servers] = await Promise.all([
      startPlatform(store, step),
      Promise.all(picked.map(startDevServer)),
      build().then(() => {
        step('Releasing the modules')
        return deploy(store, modules)
      }),
    ])
    step('Starting the shell')
    const origins = servers.map(({ module, origin }) => `${module}=${origin}`)
    const key = await consoleKey(store)
    const shell = await startShell(store, (line) => console.error(line), {
      GALLERIA_CONSOLE_KEY: key,
      GALLERIA_DEV_MODULES: origins.join(','),
    })
    const more = ['', ...servers.map(({ module, origin }) => `Source     ${origin}  (${module})`)]
    return {
      parts: [platform, shell, ...servers.map(({ part }) => part)],
      announcement: announcement(store, key, more),
    }
  })
}
