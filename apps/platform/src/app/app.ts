import { createLog, seenOf } from '@galleria/observability'
import { Hono } from 'hono'
import { routePath } from 'hono/route'
import { limitCatalogEvents } from '../areas/catalog/index.ts'
import { mediaHost } from '../areas/media/index.ts'
import { liveConfig } from '../areas/site-properties/index.ts'
import { type Clock, systemClock } from '../base/clock.ts'
import type { ApiError } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { SiteCache } from '../base/site-cache.ts'
import { defaultConfig, type PlatformConfig } from '../data/config.ts'
import type { Db } from '../data/database.ts'
import { Schedule } from '../data/schedule.ts'
import type { Services } from '../data/services.ts'
import { seedMedia } from '../dev/seed/media/index.ts'
import { alongside } from '../dev/workbench/alongside.ts'
import { faults } from '../dev/workbench/faults/middleware.ts'
import { requestLog } from '../dev/workbench/requests/middleware.ts'
import { workbench } from '../dev/workbench/routes.ts'
import { Workbench } from '../dev/workbench/workbench.ts'
import { answerHeaders, withHeaders } from '../http/answer-headers.ts'
import type { App, Env } from '../http/app-type.ts'
import { peerOf, requestIdOf } from '../http/client.ts'
import { cors } from '../http/cors.ts'
import { helpOf, refusalOf, unknownCall } from '../http/refusals.ts'
import { areas } from './areas.ts'
import { hooksOf } from './hooks.ts'
import { answerReady } from './ready.ts'

export interface PlatformOptions {
  /** One site's database, migrated. The platform closes it with itself. */
  readonly database: Db
  readonly config?: Partial<PlatformConfig>
  readonly clock?: Clock
  readonly fetch?: typeof fetch
  readonly log?: Log
}

export interface Platform {
  readonly app: App
  readonly services: Services
  /** `bindings`: what the network server tells of the connection. */
  fetch(request: Request, bindings?: Env['Bindings']): Promise<Response>
  /** From now on `/ready` says no, so that no more is sent here; what comes all the same is answered. */
  leave(): void
  /** Replaces all data by a seed's (`none`, `small`, `full`) or a snapshot's. In development alone. */
  reset(baseline: string): Promise<void>
  close(): Promise<void>
}

export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const siteCache = new SiteCache()
  const config = liveConfig(defaultConfig(options.config), siteCache)
  const clock = options.clock ?? systemClock
  const live = config.development ? new Workbench(clock) : undefined
  const services: Services = {
    db: options.database,
    clock: live?.clock ?? clock,
    config,
    hooks: hooksOf(areas, { config, clock: live?.clock ?? clock }),
    personalData: {
      owned: areas.flatMap(({ personalData }) => personalData?.owned ?? []),
      attached: areas.flatMap(({ personalData }) => personalData?.attached ?? []),
    },
    log: options.log ?? createLog({ level: 'warn' }),
    fetch: options.fetch ?? fetch,
    siteCache,
    schedule: new Schedule(),
    samples: seedMedia,
    workbench: live,
  }
  limitCatalogEvents(services)
  for (const area of areas) area.schedule?.(services)
  const app: App = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('services', services)
    const seen = seenOf(c.env.incoming)
    c.set(
      'requestId',
      seen?.requestId ?? requestIdOf({ peer: peerOf(c), request: c.req.raw }, services.config),
    )
    await next()
    if (seen && seen.route === undefined) seen.route = handled(routePath(c))
  })
  app.use(answerHeaders)
  if (config.development) app.use(requestLog)
  app.use(cors)
  app.use(mediaHost)
  if (config.development) app.use(faults)
  // After the faults: what they hold up must not hold up a reset.
  if (live) app.use(alongside(live))
  // Alive, and worth sending requests to: a process whose database is away, or which still reads a large catalog, need not be restarted.
  app.get('/health', (c) => withHeaders(c, '{"status":"ok"}'))
  let leaving = false
  app.get('/ready', () => answerReady(services, leaving))
  for (const area of areas) area.routes(app)
  if (config.development) workbench(app)
  app.notFound((c) => answer(unknownCall(c.req.method, c.req.path), config.docsUrl))
  app.onError((error, c) => {
    const { requestId, operation } = c.var
    const { method, path } = c.req
    return answer(refusalOf(services, { requestId, operation, method, path }, error), config.docsUrl)
  })
  return {
    app,
    services,
    fetch: async (request, bindings = {}) => app.fetch(request, bindings),
    leave() {
      leaving = true
    },
    async reset(baseline) {
      if (!live) throw new Error("A platform in production can't be reset.")
      await live.reset(services, baseline)
    },
    close: () => services.db.destroy(),
  }
}

function answer(error: ApiError, docsUrl: string | undefined): Response {
  const headers = { ...error.headers, ...helpOf(docsUrl, error) }
  return Response.json(error.body, { status: error.status, headers })
}

/** Pattern of whoever answered; undefined where only what every request passes did. */
function handled(pattern: string): string | undefined {
  return pattern === '*' || pattern === '/*' ? undefined : pattern
}
