import { join } from 'node:path'
import getPort from 'get-port'
import { modules } from '../../scripts/store/layout.ts'
import { deploy, startSites } from '../../scripts/store/parts.ts'
import { atRate } from '../lib/at-rate.ts'
import { ask } from '../platform/connections.ts'
import { cpuOf } from '../platform/cpu.ts'
import { startedShell } from './started.ts'

const product = '/products/studio-overshirt'

/** A product page whose data the shell has asked for before; the shell's processor time, with its renderers', is counted. */
export async function speed(home: string): Promise<void> {
  const layout = {
    shellPort: await getPort({ host: '127.0.0.1' }),
    platformPort: await getPort({ host: '127.0.0.1' }),
    home,
  }
  const url = `http://127.0.0.1:${layout.shellPort}`
  const [platform] = await Promise.all([startSites(layout, () => {}), deploy(layout, modules)])
  const shell = await startedShell({
    PORT: String(layout.shellPort),
    SHELL_URL: url,
    PLATFORM_URL: `http://127.0.0.1:${layout.platformPort}`,
    MODULE_STORE: join(home, 'modules'),
    GALLERIA_HOME: home,
  })
  try {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const question = () => ({ url: url + product, headers: { 'accept-encoding': encoding } })
      await ask(question, 8, 4_000, [shell.pid])
      const before = cpuOf(shell.pid)
      const { perSecond, p50, p99 } = await ask(question, 8, 6_000, [shell.pid])
      const cpu = (cpuOf(shell.pid) - before) / (perSecond * 6)
      console.log(
        `${encoding.padEnd(9)} ${perSecond.toFixed(0)} pages/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; ${cpu.toFixed(2)} ms of processor a page: ${(1000 / cpu).toFixed(0)} pages/s on one core  (least: 300)`,
      )
      const half = await atRate(question, 150, 8_000)
      console.log(
        `          at 150 pages/s: p50 ${half.p50.toFixed(0)} ms, p99 ${half.p99.toFixed(0)} ms  (most: 100 ms), ${half.failed} failed`,
      )
    }
  } finally {
    await shell.stop()
    await platform.stop()
  }
}
