import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { unknownVariables } from '../../packages/environment/src/index.ts'
import { Fault } from '../lib/fault.ts'
import { checkDisk, checkPort, portFrom } from '../lib/preflight.ts'
import { homeFolder, root, type StoreLayout } from './layout.ts'

/** The store this machine runs, after making sure that nothing is in its way. */
export async function prepareStore(): Promise<StoreLayout> {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const unknown = unknownVariables(process.env)
  if (unknown.length > 0)
    throw new Fault(
      'VARIABLE_UNKNOWN',
      unknown.join('\n  '),
      'Fix the name or unset the variable, then start again.',
    )
  const store = {
    shellPort: portFrom('PORT', 3000),
    platformPort: portFrom('PLATFORM_PORT', 4000),
    home: homeFolder(),
  }
  await checkPort(store.shellPort, 'store', 'PORT')
  await checkPort(store.platformPort, 'platform', 'PLATFORM_PORT')
  checkDisk(store.home)
  return store
}
