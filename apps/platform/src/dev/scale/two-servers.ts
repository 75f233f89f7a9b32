import { createPlatform, type Platform } from '../../app/app.ts'
import { CLIENT_ID } from '../../base/development-ids.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { connect, type Db } from '../../data/database.ts'
import { type SeedName, siteDatabase } from '../testing/site-database.ts'
import { TestClock } from '../testing.ts'

export interface Site {
  readonly fetch: typeof fetch
  readonly url: string
  readonly clientId: string
}

export interface TwoServers {
  readonly a: Site
  readonly b: Site
  /** As behind a proxy: one request to the one, the next to the other. */
  readonly either: Site
  readonly db: Db
  readonly bothDbs: readonly Db[]
  /** Input of `b`. */
  readonly other: Platform['services']
  /** One for both, as servers have whose clocks are kept right. */
  readonly clock: TestClock
  close(): Promise<void>
}

/** Two platforms on one database, each with connections and memory of its own. */
export async function twoServers(seed: SeedName, config: Partial<PlatformConfig> = {}): Promise<TwoServers> {
  const database = await siteDatabase(seed)
  const url = 'http://platform.test'
  const clock = new TestClock()
  const platforms: Platform[] = []
  for (let index = 0; index < 2; index += 1) {
    const own = connect(database.url, { maxConnections: 6, waitTimeout: 20_000 })
    platforms.push(
      await createPlatform({ database: own, clock, config: { publicUrl: url, ...config }, log: () => {} }),
    )
  }
  const [a, b] = platforms as [Platform, Platform]
  let turn = 0
  const inTurn = () => {
    turn += 1
    return turn % 2 ? a : b
  }
  const site = (next: () => Platform): Site => ({
    fetch: (input, init) => next().fetch(new Request(input, init)),
    url,
    clientId: CLIENT_ID,
  })
  return {
    a: site(() => a),
    b: site(() => b),
    either: site(inTurn),
    db: a.services.db,
    other: b.services,
    bothDbs: [a.services.db, b.services.db],
    clock,
    async close() {
      for (const platform of platforms) await platform.close()
      await database.drop()
    },
  }
}
