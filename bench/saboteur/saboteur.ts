import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSaboteur } from '../../e2e/delivery/saboteur/build.ts'
import { type Mode, modes } from '../../e2e/delivery/saboteur/modes.ts'
import { deploy, openDelivery } from '../../packages/delivery/src/index.ts'
import { build } from '../../scripts/store/parts.ts'
import { median } from '../lib/statistics.ts'
import { cost, scaling } from './cost.ts'
import { type BenchShop, openBenchShop } from './shop.ts'

const SECONDS = 6

/**
 * What a module that does harm on the server costs the other pages, one harm after the other; with the folder of an earlier
 * checkout, installed and built, also what a page costs beside it, and how pages grow with render processes:
 * `npm run bench -- saboteur [<folder>]`.
 */
export async function saboteur([earlier]: string[]): Promise<void> {
  await build()
  const shop = await openBenchShop()
  try {
    if (earlier) await cost(shop, earlier)
    if (earlier) await scaling(shop)
    await harms(shop)
  } finally {
    await shop.close()
  }
}

async function harms(shop: BenchShop): Promise<void> {
  const { url } = await shop.shell({ RENDER_PROCESSES: '1' })
  const env = { MODULE_STORE: join(shop.home, 'modules'), GALLERIA_HOME: shop.home }
  const delivery = await openDelivery(env, { by: 'bench' })
  const [key = ''] = await readdir(join(shop.home, 'keys'))
  const given = { keyFile: join(shop.home, 'keys', key), platformUrl: shop.platformUrl }
  const release = async (mode: Mode | null) => {
    const built = await buildSaboteur(mode, given)
    const { version } = await deploy(delivery, { module: 'saboteur', from: built.folder })
    await built.remove()
    await served(url, version)
  }
  await release(null)
  await visit(url, SECONDS)
  console.log(
    `${'what it does'.padEnd(28)} others p50, max (usual)     its own page p50, max   failed, not drawn`,
  )
  for (const mode of Object.keys(modes) as Mode[]) {
    await release(null)
    const usual = await visit(url, SECONDS)
    await release(mode)
    const { others, own, failed, bare } = await visit(url, SECONDS)
    const ms = (times: readonly number[]) =>
      `${median(times).toFixed(0).padStart(5)}, ${Math.max(...times)
        .toFixed(0)
        .padStart(5)}`
    console.log(
      `${mode.padEnd(28)} ${ms(others)} (${ms(usual.others)}) ms   ${ms(own)} ms   ${failed}, ${bare} of ${others.length}`,
    )
  }
}

/** Two visitors of another page and one of the saboteur's, each asking again 50 ms after the answer. */
async function visit(url: string, seconds: number) {
  const found = { others: [] as number[], own: [] as number[], failed: 0, bare: 0 }
  const end = performance.now() + seconds * 1000
  const walk = async (path: string, times: number[]) => {
    while (performance.now() < end) {
      const asked = performance.now()
      // Another address each time: nothing is shared.
      const response = await fetch(`${url}${path}?q=${asked}`).catch(() => null)
      const html = (await response?.text()) ?? ''
      times.push(performance.now() - asked)
      if (response?.status !== 200) found.failed++
      if (path !== '/saboteur' && html.includes('"kind":"pending"')) found.bare++
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await Promise.all([
    walk('/products/studio-overshirt', found.others),
    walk('/loyalty', found.others),
    walk('/saboteur', found.own),
  ])
  return found
}

async function served(url: string, version: string): Promise<void> {
  for (;;) {
    const html = await (await fetch(`${url}/registry/resolve?module=saboteur`)).text()
    if (html.includes(version)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
