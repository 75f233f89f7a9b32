import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { cart, FixtureShop } from '../../apps/shell/src/server/testing/fixture-store.ts'

/** @public Read through Vite. Heap of a shell in this process over so many releases, each served once and replaced by the next. */
export async function memory(releases: number): Promise<void> {
  setFlagsFromString('--expose-gc')
  // Old code that the engine keeps while there is room, and drops before a heap is full, is no leak.
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void
  const shop = await FixtureShop.create()
  // As large as a module's server build is, so that one that stays is seen.
  const body = `const ballast = ${JSON.stringify('x'.repeat(200_000))}\n`
  const release = (index: number) =>
    shop.release({ ...cart, server: `${body}exports.release = ${index}\n${cart.server}` }, `1.0.${index}`)
  try {
    await release(0)
    const url = await shop.open()
    const heap: number[] = []
    for (let index = 1; index <= releases; index++) {
      await release(index)
      // The shell's copy of the registry is half a second old at most, by its own clock.
      shop.clock.advance(1_000)
      const page = await (await fetch(`${url}/cart`)).text()
      if (!page.includes(`1.0.${index}`)) throw new Error(`Release ${index} is not served.`)
      if (index % (releases / 10) === 0) {
        collect({ type: 'major', flavor: 'last-resort' })
        heap.push(process.memoryUsage().heapUsed / 1e6)
        console.log(`${String(index).padStart(5)} releases  ${heap.at(-1)?.toFixed(1)} MB of heap`)
      }
    }
    const growth = ((heap.at(-1) ?? 0) - (heap[0] ?? 0)) / (releases * 0.9)
    console.log(
      `${(growth * 1000).toFixed(1)} kB more for each release  (200 kB of it is its own server build)`,
    )
  } finally {
    await shop.close()
  }
}
