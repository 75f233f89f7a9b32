import { stopEverything } from '../../scripts/lib/processes.ts'
import { build } from '../../scripts/store/parts.ts'
import { releaseOnce } from '../../scripts/store/testing/released.ts'
import { patient, startStore } from './store.ts'

/** One store for every journey; each test brings its own visitor or member. Fault tests start stores of their own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await build()
  const removeReleases = await releaseOnce()
  const store = await startStore(patient)
  process.env.STORE_URL = store.url
  process.env.PLATFORM_URL = store.platformUrl
  return async () => {
    await store.stop()
    await stopEverything()
    await removeReleases()
  }
}
