import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createPlatform, type Platform } from '../../app/app.ts'
import { readEnvironment } from '../../data/config.ts'
import { connect } from '../../data/database.ts'
import startDatabase from '../../data/postgres/vitest-setup.ts'
import { SpareSites } from './spare-sites.ts'

interface Site {
  readonly platform: Platform
  end(): Promise<void>
}

/** A platform for browser tests: at its one address each `POST /_site` brings another, fresh site. Its database is its own. */
async function main(): Promise<void> {
  const { port, host, platform: config } = readEnvironment(process.env)
  const stopDatabase = await startDatabase()
  const spares = new SpareSites('full')
  let site = await freshSite(spares, config)
  const server = serve(
    {
      port,
      hostname: host,
      fetch: async (request, env) => {
        if (request.method !== 'POST' || new URL(request.url).pathname !== '/_site')
          return site.platform.fetch(request, env)
        const before = site
        site = await freshSite(spares, config)
        // A page of the test before may still be asking.
        setTimeout(() => void before.end().catch(() => {}), 1_000)
        return Response.json({})
      },
    },
    async () => {
      await spares.ready()
      console.log(`sites ready http://${host}:${port}`)
    },
  ) as Server
  const end = async () => {
    server.closeAllConnections()
    server.close()
    await site.end()
    await spares.close()
    await stopDatabase()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}

async function freshSite(
  spares: SpareSites,
  config: ReturnType<typeof readEnvironment>['platform'],
): Promise<Site> {
  const database = await spares.take()
  const platform = await createPlatform({ database: connect(database.url), config })
  return {
    platform,
    async end() {
      await platform.close()
      await database.drop()
    },
  }
}

await main()
