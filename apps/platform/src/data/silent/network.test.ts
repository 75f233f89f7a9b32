import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteDatabase } from '../../dev/testing/site-database.ts'

/** Only root may drop packets, and only where the kernel has namespaces. */
const able =
  spawnSync('unshare', ['-n', 'sh', '-c', 'ip link set lo up && iptables -A INPUT -p tcp --sport 9 -j DROP'])
    .status === 0
const missing = able ? '' : ' (skipped: no network namespace can be made here)'

interface NetworkReport {
  readonly answers: readonly { path: string; asked: number; answered: number; status: number }[]
  readonly open: number
  readonly lostAt: number | string
  readonly writtenAt: number | string
  readonly count: number | string
}

it.skipIf(!able)(
  `A platform whose database connections go silent answers again within 5 s, and holds no lock${missing}`,
  async () => {
    const site = await siteDatabase('none')
    const ran = spawnSync(
      'unshare',
      ['-n', process.execPath, join(import.meta.dirname, 'network.fixture.ts'), site.url],
      { encoding: 'utf8', timeout: 60_000 },
    )
    expect(ran.status, ran.stderr).toBe(0)
    const { answers, open, lostAt, writtenAt, count } = JSON.parse(ran.stdout) as NetworkReport
    for (const [path, right] of [
      ['/ecom/v1/carts/current', 404],
      ['/ready', 200],
    ] as const) {
      const ours = answers.filter((answer) => answer.path === path)
      const first = Math.min(...ours.filter(({ status }) => status === right).map(({ answered }) => answered))
      expect(first, path).toBeLessThan(5_000)
      // And from then on, nobody is told anything else.
      const later = ours.filter(({ asked }) => asked > first)
      expect(later.length).toBeGreaterThan(20)
      expect(later.filter(({ status }) => status !== right)).toEqual([])
    }
    // Expect an answer for every caught caller, who may ask again.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404, 503]))
    expect(open).toBe(0)
    expect(lostAt).toBeLessThan(5_000)
    expect(writtenAt).toBeLessThan(5_000)
    // Neither of the two that were lost was done, and the lock of the first is gone.
    expect(count).toBe(100)
    await site.drop()
  },
  90_000,
)
