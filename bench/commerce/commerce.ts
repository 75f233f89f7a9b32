import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serverOf } from '../platform/measure.ts'
import { measure } from './measure.ts'
import { openShop } from './shop.ts'
import { openStore } from './store.ts'

/**
 * Measures the cost of carts: processor time, our process and the database apart, of a fresh session, of one with its first
 * purchase (two requests), of reading a cart and of an estimate, above bare answers of the same size. For each number
 * of products (a fresh store) and of stored carts:
 * `npm run bench -- commerce [--products 100,1000,100000] [--carts 10,1000000] [--rounds 5] [--count 600] [--warm 3000] [--development]`
 */
export async function commerce(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '1000' },
      carts: { type: 'string', default: '0' },
      rounds: { type: 'string', default: '5' },
      count: { type: 'string', default: '600' },
      only: { type: 'string', default: '' },
      warm: { type: 'string', default: '3000' },
      development: { type: 'boolean', default: false },
    },
  })
  const bare = await serverOf('bench/platform/bare.ts', {})
  const { only } = values
  const effort = {
    rounds: Number(values.rounds),
    count: Number(values.count),
    warm: Number(values.warm),
    only,
  }
  try {
    for (const products of values.products.split(',').map(Number)) {
      const home = await mkdtemp(join(tmpdir(), 'galleria-commerce-'))
      await chmod(home, 0o755)
      try {
        const store = await openStore(home, products, values.development ? 'development' : 'production')
        try {
          const shop = await openShop(store.url)
          for (const carts of values.carts.split(',').map(Number)) {
            if (carts) await store.fill(carts)
            console.log(`${products} products, ${carts} carts at least, load ${loadavg()[0]?.toFixed(1)}`)
            await measure(shop, store, bare, effort)
          }
        } finally {
          await store.stop()
        }
      } finally {
        await rm(home, { recursive: true, force: true, maxRetries: 5 })
      }
    }
  } finally {
    await bare.stop()
  }
}
