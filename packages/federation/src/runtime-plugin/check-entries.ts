import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

export interface CheckEntriesOptions {
  /** Hash of an entry by its address, as `sha384-…`; `''` runs it unchecked, `undefined` refuses it. */
  readonly integrityOf: (entry: string) => string | undefined
  /** Milliseconds until an entry that does not come is an error; 3000 if absent. */
  readonly timeout?: number
}

/**
 * Runtime plugin for any federation host: browsers refuse an entry whose bytes have another hash, and one that hangs is
 * an error after a while. An entry checks its chunks itself.
 */
export function checkEntries({
  integrityOf,
  timeout = 3000,
}: CheckEntriesOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'galleria:check-entries',
    createScript({ url, attrs }) {
      const integrity = integrityOf(url)
      if (integrity === undefined) throw new Error(`No hash is known of ${url}, so it is not run`)
      const script = document.createElement('script')
      script.src = url
      script.async = true
      // Set both as a preload link has them, or the browser fetches twice.
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      for (const [name, value] of Object.entries(attrs ?? {})) {
        if (name !== 'async' && name !== 'crossorigin') script.setAttribute(name, String(value))
      }
      return { script, timeout }
    },
  }
}
