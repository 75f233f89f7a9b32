import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { DeliveryFault } from '../../base/fault.ts'
import { modulesHere } from './build.ts'

const run = promisify(execFile)

/** Modules of this checkout whose source, or whose packages, changed since a commit. */
export async function affectedModules(since: string): Promise<string[]> {
  if (!existsSync('turbo.json'))
    throw new DeliveryFault(
      'CHECKOUT_MISSING',
      '--affected compares the modules of a checkout. Run the command in its root, the folder with turbo.json.',
    )
  await run('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`]).catch(
    () => {
      throw new DeliveryFault(
        'COMMIT_UNKNOWN',
        `Git doesn't know "${since}" here. Fetch it first: a pipeline often has the last commit alone.`,
      )
    },
  )
  const env = { ...process.env, TURBO_SCM_BASE: since }
  const { stdout } = await run('turbo', ['ls', '--affected', '--output=json'], { env, maxBuffer: 10_000_000 })
  const { packages } = JSON.parse(stdout) as { packages: { items: { path: string }[] } }
  const paths = new Set(packages.items.map(({ path }) => path))
  return modulesHere().filter((name) => paths.has(`apps/${name}`))
}
