import { performance } from 'node:perf_hooks'
import { openTestStore } from '../../packages/emulator/src/testing/index.ts'
import { checkoutFiles } from '../../scripts/store/testing/checkout-files.ts'
import { atRate } from '../lib/at-rate.ts'

interface Opened {
  readonly url: string
}
interface Answer {
  readonly code: number
  readonly output: string
}

/** Requests a second to a running shell, pages and files, while the command releases and rolls back so often. */
export async function underTraffic(perSecond: number, times: number): Promise<void> {
  const store = await openTestStore(checkoutFiles(), () => {})
  const call = <Answer>(name: string, input: object) => store.calls[name]?.(input as never) as Promise<Answer>
  const galleria = async (...args: string[]) => {
    const { code, output } = await call<Answer>('galleria', { args })
    if (code !== 0) throw new Error(output)
  }
  try {
    const { url } = await call<Opened>('open', {})
    const paths = ['/', '/products', '/products/studio-overshirt', '/cart', '/loyalty']
    const question = (index: number) => ({ url: url + paths[index % paths.length] })
    for (const path of paths) await fetch(url + path)
    const stop = new AbortController()
    const asking = atRate(question, perSecond, 600_000, stop.signal)
    const began = performance.now()
    for (let round = 1; round <= times; round++) {
      const module = ['catalog', 'cart', 'account', 'loyalty'][round % 4] as string
      await galleria('deploy', module, '--no-build', '--version', `0.0.${round}`)
      await galleria('rollback', module)
    }
    const seconds = (performance.now() - began) / 1000
    stop.abort()
    const { asked, failed, failures, p99 } = await asking
    console.log(
      `traffic   ${failed} of ${asked} requests failed during ${times} deploys and ${times} rollbacks in ${seconds.toFixed(0)} s, p99 ${p99.toFixed(0)} ms  (most: 0)`,
    )
    for (const failure of failures) console.log(`          ${failure}`)
  } finally {
    await store.stop()
  }
}
