import { join } from 'node:path'
import { TOKEN_ENDPOINT } from '@galleria/auth/token-handler'
import { english, languageOf, withoutLanguage } from '@galleria/i18n'
import { currentRequest, writeTraceparent } from '@galleria/observability'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { holdsSecret } from '../common/secret-addresses.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { keepPreferences } from './base/preferences.ts'
import { cameByTls } from './base/request-source.ts'
import { fileHeaders, securityHeaders } from './base/security.ts'
import { immutableFile } from './files/index.ts'
import { machineRoutes } from './machine-routes.ts'
import { resolveModule } from './modules/index.ts'
import { leavePreview } from './preview/index.ts'
import { answerForm, answerPage, failurePage } from './render/index.ts'

const isFile = /^\/(assets|modules)\//

/** Bytes of what may be sent to the shell: forms, and what pages tell of themselves. */
const LARGEST_BODY = 1_000_000

/** The shell's whole HTTP face. */
export function createApp(dependencies: AppDependencies): Hono {
  const { registry, store, folders, site, modulesUrl, onProblem } = dependencies
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    const seen = currentRequest()
    if (seen) {
      // A page has the pattern of its module's route.
      seen.route ??= routePath(c)
      c.res.headers.set('x-request-id', seen.requestId)
      // The page's own reports join the trace.
      if (seen.trace.isSampled)
        c.res.headers.set('server-timing', `traceparent;desc="${writeTraceparent(seen.trace)}"`)
    }
    const headers = isFile.test(c.req.path) ? fileHeaders : securityHeaders
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (holdsSecret(withoutLanguage(c.req.path))) c.res.headers.set('referrer-policy', 'no-referrer')
    if (cameByTls(c, dependencies.proxies, site(english).shellUrl))
      c.res.headers.set('strict-transport-security', 'max-age=31536000')
  })

  // Before the limit of forms: a release is larger, and nothing is read of a caller who isn't known.
  app.post('/delivery/:verb', (c) => dependencies.deliveryApi(c.req.raw))

  const onError = (c: Context) => c.text('This is larger than any form of the store', 413)
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError }))

  app.get('/health', async (c) => {
    const { revision, modules } = await registry.snapshot()
    const problem = dependencies.registryProblem()
    // Name the kind of problem alone: the message has addresses of the store, and this page is public.
    return c.json({
      status: problem ? 'degraded' : 'ok',
      revision,
      modules: modules.size,
      registry: problem ? { state: 'not the one served', code: problem.code } : { state: 'served' },
    })
  })
  app.get('/ready', () => dependencies.readiness.answer())
  machineRoutes(app, dependencies)

  app.get('/assets/source/:file{.+}', (c) =>
    folders.source ? immutableFile(folders.source, c.req.param('file'), c.req.raw) : c.notFound(),
  )
  app.get('/assets/:file{.+}', async (c) => {
    const file = c.req.param('file')
    const own = await immutableFile(folders.released, file, c.req.raw)
    // A manifest has no hash in its name: each shell has another one under the same address.
    if (own.status === 200 && file.endsWith('.json')) own.headers.set('cache-control', 'no-cache')
    return own.status === 404 ? immutableFile(dependencies.assetArchive, file, c.req.raw) : own
  })
  // Serve files of releases that no longer run too: an open tab may still ask for them.
  app.get('/modules/:module/:version/web/:path{.+}', async (c) => {
    const { module, version, path } = c.req.param()
    if (modulesUrl) {
      const at = await store.pathOf(module, version).catch(() => null)
      return at ? c.redirect(`${modulesUrl}/${at}/web/${path}`, 307) : c.notFound()
    }
    const folder = await store.folderOf(module, version).catch(() => null)
    return folder ? immutableFile(join(folder, 'web'), path, c.req.raw) : c.notFound()
  })

  app.get('/registry/resolve', (c) => resolveModule(c, dependencies))
  if (dependencies.console) app.route('/console', dependencies.console)
  app.all(TOKEN_ENDPOINT, dependencies.shopperTokens.answer)
  app.all(`${TOKEN_ENDPOINT}/page`, dependencies.shopperTokens.renew)
  app.get('*', (c) => answerPage(c, dependencies))
  app.post('/preview/leave', leavePreview)
  app.post('/telemetry', dependencies.telemetry.receive)
  app.post('/preferences', async (c) => keepPreferences(c, (await dependencies.shop()).currencies))
  app.post('*', (c) => answerForm(c, dependencies))
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }))

  app.onError((error, c) => {
    onProblem(`${currentRequest()?.route ?? c.req.path}: ${error.stack ?? error.message}`)
    return c.html(failurePage(languageOf(c.req.path)), 500, { 'cache-control': 'no-store' })
  })
  return app
}
