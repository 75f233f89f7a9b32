import { modules } from '../store/layout.ts'
import { build, consoleKey, deploy, startPlatform, startShell, startWatch } from '../store/parts.ts'
import { prepareStore } from '../store/preflight.ts'
import { announcement } from './announce.ts'
import { supervise } from './supervise.ts'

/** One command: the platform with its data, the modules built and released, the shell. */
export function start(): Promise<number> {
  return supervise(async (step) => {
    const store = await prepareStore()
    step('Starting the platform, building the shell and the modules')
    const [platform] = await Promise.all([
      startPlatform(store, step),
      build().then(() => {
        step('Releasing the modules')
        return deploy(store, modules)
      }),
    ])
    step('Starting the shell')
    const key = await consoleKey(store)
    const say = (line: string) => console.error(line)
    const [shell, watch] = await Promise.all([
      startShell(store, say, { GALLERIA_CONSOLE_KEY: key }),
      startWatch(store, say),
    ])
    return { parts: [platform, shell, watch], announcement: announcement(store, key) }
  })
}
