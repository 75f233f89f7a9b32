import { describeFault } from '../lib/fault.ts'
import { checkDisk, checkPort, portFrom } from '../lib/preflight.ts'
import { type Started, stopEverything } from '../lib/processes.ts'
import { homeFolder, modules } from '../store/layout.ts'
import { build, deploy, startPlatform, startShell } from '../store/parts.ts'
import { progress } from './progress.ts'
import { untilStopped } from './until-stopped.ts'

/** One command: platform with its data, modules built and released, shell. Ends when asked to, taking all it started with it. */
export async function start(): Promise<number> {
  const running: Started[] = []
  const interrupted = untilStopped()
  const step = progress()
  try {
    const shellPort = portFrom('PORT', 3000)
    const platformPort = portFrom('PLATFORM_PORT', 4000)
    await checkPort(shellPort, 'store', 'PORT')
    await checkPort(platformPort, 'platform', 'PLATFORM_PORT')
    checkDisk(homeFolder())
    const addresses = { shellPort, platformPort }

    const begin = async () => {
      const platform = startPlatform(addresses, step).then((part) => running.push(part))
      const released = build(step).then(() => {
        step('releasing the modules')
        return deploy(modules)
      })
      await settleAll(platform, released)
      step('starting the shell')
      running.push(await startShell(addresses))
    }
    const outcome = await Promise.race([
      begin().then(() => 'up' as const),
      interrupted.then(() => 'interrupted' as const),
    ])
    if (outcome === 'interrupted') return 130
    step.done()
    announce(shellPort, platformPort)
    return await Promise.race([interrupted.then(() => 0), ...running.map(reportEnd)])
  } catch (error) {
    step.done()
    console.error(describeFault(error))
    return 1
  } finally {
    await stopEverything()
  }
}

/** Waits for both even when one fails, so that nothing is left half-started behind our back. */
async function settleAll(...tasks: Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(tasks)) if (result.status === 'rejected') throw result.reason
}

async function reportEnd(part: Started): Promise<number> {
  const code = await part.exited
  console.error(
    `\n  ${part.name} ended by itself (exit code ${code}). The rest is stopped; nothing acknowledged is lost. Start again.\n`,
  )
  return 1
}

function announce(shellPort: number, platformPort: number): void {
  console.log(`
  Galleria is open.

    Store      http://127.0.0.1:${shellPort}
    Platform   http://127.0.0.1:${platformPort}
    Mailbox    http://127.0.0.1:${platformPort}/_dev/mailbox

    Sign in as ada@galleria.test with lovelace-1843, or register.
    Ctrl-C closes everything.
`)
}
