import { checkDisk, checkPort, portFrom } from '../lib/preflight.ts'
import { homeFolder, type StoreLayout } from './layout.ts'

/** The store this machine runs, after making sure that nothing is in its way. */
export async function prepareStore(): Promise<StoreLayout> {
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
