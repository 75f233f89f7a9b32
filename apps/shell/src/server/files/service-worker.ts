import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the script of the service worker, which is built beside the browser's files. */
export function readServiceWorker(webFolder: string): Promise<string> {
  return readFile(join(webFolder, '../worker/service-worker.js'), 'utf8')
}

/** Script that takes the place of a worker that is no longer wanted: it removes what was kept, and itself. */
export const retiredServiceWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('galleria-')).map((name) => caches.delete(name)))
  await self.registration.unregister()
})()))
`
