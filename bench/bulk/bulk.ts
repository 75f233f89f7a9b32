import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../commerce/store.ts'
import { jobTimes } from './job-times.ts'

/** How long a bulk job on a few items takes from its call to its end: `npm run bench -- bulk`. */
export async function bulk(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-bulk-'))
  await chmod(home, 0o755)
  try {
    const store = await openStore(home, 10, 'production')
    try {
      await store.within((client) => jobTimes(store.url, client, 10))
    } finally {
      await store.stop()
    }
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
