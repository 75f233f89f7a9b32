import type { BrowserModule } from '../common/boot.ts'

/**
 * Fetches a module's files before its scripts are put in the page: a fetch can be given up and checked, a script that
 * hangs cannot, and the next one for its address would wait with it.
 */
export async function prefetch(module: BrowserModule, options: { readonly isRetry: boolean }): Promise<void> {
  const signal = AbortSignal.timeout(3000)
  await Promise.all(
    module.files.map(async ({ path, integrity }) => {
      const response = await fetch(module.base + path, {
        signal,
        ...(integrity ? { integrity } : {}),
        credentials: 'omit',
        cache: options.isRetry ? 'reload' : 'default',
      })
      if (!response.ok) throw new Error(`${path} of ${module.name} answered ${response.status}`)
      await response.arrayBuffer()
    }),
  )
}
