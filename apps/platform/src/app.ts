import { Hono } from 'hono'
import { sql } from 'kysely'
import { answerHeaders, withHeaders } from './answer-headers.ts'
import { areas } from './areas.ts'
import { inSources } from './bundle/stack.ts'
import { requestIdOf } from './client.ts'
import { type Clock, systemClock } from './clock.ts'
import { defaultConfig, type PlatformConfig } from './config.ts'
import { cors } from './cors.ts'
import { codeOf, type Db, isUnavailable } from './database.ts'
import { ApiError, applicationError } from './errors.ts'
import { Kept } from './kept.ts'
import { BrokenPromise, keepErrorPromise } from './openapi/strict.ts'
import type { App, Env } from './route.ts'
import { Schedule } from './schedule.ts'
import type { Hooks, Log, Services } from './services.ts'
import { alongside } from './workbench/alongside.ts'
import { faults } from './workbench/faults/middleware.ts'
import { requestLog } from './workbench/requests/middleware.ts'
import { workbench } from './workbench/routes.ts'
import { Workbench } from './workbench/workbench.ts'

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
  const config = defaultConfig(options.config)
  const clock = options.clock ?? systemClock
  const live = config.development ? new Workbench(clock) : undefined
  const services: Services = {
    db: options.database,
    clock: live?.clock ?? clock,
    config,
    hooks: allHooks(config),
    log: options.log ?? ((entry) => console.error(JSON.stringify(entry))),
    fetch: options.fetch ?? fetch,
    kept: new Kept(),
    schedule: new Schedule(),
    workbench: live,
  }
  for (const area of areas) area.schedule?.(services)
  const app: App = new Hono<Env>()
  app.use(async (c, next) => {
    c.set('services', services)
    c.set('requestId', requestIdOf(c, services.config))
    await next()
  })
  app.use(answerHeaders)
  if (config.development) app.use(requestLog)
  app.use(cors)
  if (config.development) app.use(faults)
  // After the faults: what they hold up must not hold up a reset.
  if (live) app.use(alongside(live))
  // Alive, and worth sending requests to: a process whose database is away need not be restarted.
  app.get('/health', (c) => withHeaders(c, '{"status":"ok"}'))
  let leaving = false
  app.get('/ready', async (c) => {
    if (leaving) throw applicationError(503, 'UNAVAILABLE', 'This server is about to end')
    await sql`select 1`.execute(services.db)
    return c.json({ status: 'ok' })
  })
  for (const area of areas) area.routes(app)
  if (config.development) workbench(app)
  app.notFound((c) =>
    answer(applicationError(404, 'UNKNOWN_CALL', `There is no call ${c.req.method} ${c.req.path}`)),
  )
  app.onError((error, c) => {
    const { requestId, operation } = c.var
    const thrown = config.strict ? strictly(operation, error) : error
    const known = asApiError(thrown)
    if (known.status >= 500) {
      services.log({
        level: 'error',
        requestId,
        method: c.req.method,
        path: c.req.path,
        ...(operation && { operation }),
        error: describe(thrown),
      })
    }
    return answer(known)
  })
  return {
    app,
    services,
    fetch: async (request, bindings = {}) => app.fetch(request, bindings),
    leave() {
      leaving = true
    },
    async reset(baseline) {
      if (!live) throw new Error('A platform in production is never reset')
      await live.reset(services, baseline)
    },
    close: () => services.db.destroy(),
  }
}

/** Runs each area's part in turn, inside the caller's transaction. */
function allHooks(config: PlatformConfig): Hooks {
  return {
    async onMemberCreated(trx, member) {
      for (const area of areas) await area.onMemberCreated?.(trx, member)
    },
    async onSignIn(trx, signIn) {
      for (const area of areas) await area.onSignIn?.(trx, signIn, { config })
    },
  }
}

/** What is thrown for an error whose own form is not the one that is promised. */
function strictly(operation: string | undefined, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  try {
    keepErrorPromise(operation, error.body)
    return error
  } catch (broken) {
    return broken
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof BrokenPromise) return applicationError(500, 'BROKEN_PROMISE', error.message)
  if (isUnavailable(error)) {
    return applicationError(
      503,
      'UNAVAILABLE',
      'The platform cannot answer right now',
      {},
      { 'Retry-After': '1' },
    )
  }
  // Text that the database cannot hold (NUL, or half of a surrogate pair) is the caller's fault.
  if (['22021', '22P05'].includes(codeOf(error) ?? '')) {
    return applicationError(400, 'INVALID_TEXT', 'A text holds a character that cannot be kept, such as NUL')
  }
  return applicationError(500, 'INTERNAL', 'System error occurred')
}

function answer(error: ApiError): Response {
  return Response.json(error.body, { status: error.status, headers: error.headers })
}

/** The stack, never the values: a driver's error may carry what a person typed. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack = '', message, name } = error
  // Postgres repeats a value that it cannot read in its message (class 22: data exceptions).
  return codeOf(error)?.startsWith('22')
    ? `${name} ${codeOf(error)}${inSources(stack.slice(stack.indexOf(message) + message.length))}`
    : inSources(stack) || message
}
