import type { BrowserModule } from '../common/boot.ts'

/**
 * Fetches a module's files before its scripts are put in the page: a fetch can be given up and checked, a script that
 * hangs cannot, and the next one for its address would wait with it. Style sheets are asked for too, and only waited for
 * where the first try failed: the page does without one that is late (`late-styles.ts`).
 */
export async function prefetch(module: BrowserModule, options: { readonly isRetry: boolean }): Promise<void> {
  const signal = AbortSignal.timeout(3000)
  await Promise.all(
    module.files.map(async ({ path, integrity }) => {
      const fetched = fetchWhole(module.base + path, {
        signal,
        ...(integrity ? { integrity } : {}),
        credentials: 'omit',
        cache: options.isRetry ? 'reload' : 'default',
      })
      if (options.isRetry || !path.endsWith('.css')) return fetched
      fetched.catch(() => undefined)
    }),
  )
}

async function fetchWhole(address: string, options: RequestInit): Promise<void> {
  const response = await fetch(address, options)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  await response.arrayBuffer()
}
