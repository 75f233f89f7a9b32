import { median, pairedRatio } from '../lib/statistics.ts'
import { ask } from '../platform/connections.ts'
import type { BenchShop } from './shop.ts'

const product = '/products/studio-overshirt'
const ROUNDS = 9
const CONNECTIONS = 4

interface Side {
  readonly name: string
  readonly url: string
  readonly pid: number
}

/** Another address each time, so that no page is shared; without packing, which costs the same on both sides. */
function question({ url }: Side) {
  const mark = Math.random().toString(36).slice(2)
  return (index: number) => ({
    url: `${url}${product}?q=${mark}${index}`,
    headers: { 'accept-encoding': 'identity' },
  })
}

/** Processor time of a drawn page with its processes, beside an earlier checkout's shell, by turns. */
export async function cost(shop: BenchShop, earlier: string): Promise<void> {
  const budget = { RENDER_BUDGET_MS: '10000' }
  const own = await shop.shell({ ...budget, RENDER_PROCESSES: '1' })
  const other = await shop.shell(budget, earlier)
  const sides: Side[] = [
    { name: 'this', ...own },
    { name: 'earlier', ...other },
  ]
  const figures = sides.map((): number[] => [])
  for (const side of sides) await ask(question(side), CONNECTIONS, 6_000, [side.pid])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, side] of sides.entries())
      figures[index]?.push((await ask(question(side), CONNECTIONS, 3_000, [side.pid])).cpu)
  const [ours = [], theirs = []] = figures
  console.log(
    `a product page: ${median(ours).toFixed(2)} ms of processor, earlier ${median(theirs).toFixed(2)} ms, ratio ${pairedRatio(ours, theirs).toFixed(2)}  (most: 1.2)`,
  )
}

/** Pages in a second with one and with two renderers, by turns. */
export async function scaling(shop: BenchShop): Promise<void> {
  const sides: Side[] = []
  for (const count of ['1', '2'])
    sides.push({
      name: count,
      ...(await shop.shell({ RENDER_BUDGET_MS: '10000', RENDER_PROCESSES: count })),
    })
  const figures = sides.map((): number[] => [])
  for (const side of sides) await ask(question(side), 8, 6_000, [side.pid])
  for (let round = 0; round < 5; round++)
    for (const [index, side] of sides.entries())
      figures[index]?.push((await ask(question(side), 8, 4_000, [side.pid])).perSecond)
  for (const [index, { name }] of sides.entries())
    console.log(`${name} render processes: ${median(figures[index] ?? []).toFixed(0)} pages/s`)
}
