import { spawn } from 'node:child_process'
import { DeliveryFault } from '../fault.ts'

/** Builds modules of this workspace; what did not change since comes from the cache. */
export async function build(modules: readonly string[]): Promise<void> {
  const filters = modules.map((module) => `--filter=@galleria/${module}`)
  const args = ['run', 'build', ...filters, '--output-logs=errors-only']
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('turbo', args, { stdio: ['ignore', 2, 2] })
    child.once('error', reject)
    child.once('close', resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new DeliveryFault('There is no turbo to build with. Run it as "pnpm galleria", or with --from.')
    throw error
  })
  if (code !== 0) throw new DeliveryFault('The build failed.')
}
