import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStore } from '../commerce/store.ts'
import { serverOf } from '../platform/measure.ts'
import { timed } from './ask.ts'
import { bulkBesideEarns } from './bulk.ts'
import { fillLedger } from './fill.ts'
import { historyPages } from './history.ts'
import { processorTime, SPREAD } from './processor-time.ts'

/**
 * Measures points at a large scale: `npm run bench -- loyalty [--accounts 100000] [--transactions 5000000] [--count 600]
 * [--rounds 5] [--only processor]`. Small figures make a quick trial of the bench itself.
 */
export async function loyalty(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      accounts: { type: 'string', default: '100000' },
      transactions: { type: 'string', default: '5000000' },
      count: { type: 'string', default: '600' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
    },
  })
  const effort = { count: Number(values.count), rounds: Number(values.rounds) }
  const size = { accounts: Number(values.accounts), transactions: Number(values.transactions) }
  const home = await mkdtemp(join(tmpdir(), 'galleria-loyalty-'))
  await chmod(home, 0o755)
  const bare = await serverOf('bench/platform/bare.ts', {})
  try {
    const store = await openStore(home, 100, 'production')
    try {
      const filling = await timed(() =>
        store.within((client) => fillLedger(client, { ...size, members: SPREAD })),
      )
      console.log(
        `${size.accounts} accounts, ${size.transactions} transactions in ${(filling / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
      )
      await processorTime(store, bare, effort)
      if (values.only === 'processor') return
      await historyPages(store, size, effort.count)
      await bulkBesideEarns(store, size.accounts)
    } finally {
      await store.stop()
    }
  } finally {
    await bare.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
