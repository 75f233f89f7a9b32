import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServerSession } from '@galleria/auth/server'
import { createTokenHandler } from '@galleria/auth/token-handler'
import { createConsole, openConsoleData } from '@galleria/console'
import {
  type Clock,
  createRegistryReader,
  openRegistry,
  savedRegistryIn,
  systemClock,
  unfitFor,
} from '@galleria/delivery'
import { drainable, hasTwice, limitConnections, promptHeaders } from '@galleria/environment'
import type { Site } from '@galleria/federation'
import { english, type Language, languages } from '@galleria/i18n'
import { during, seenOf } from '@galleria/observability'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { type HttpBindings, serve } from '@hono/node-server'
import { adapterOf } from '../common/catalog-adapter.ts'
import type { Listener } from '../common/reports.ts'
import { loadFrameWords } from '../messages/index.ts'
import { createApp } from './app.ts'
import { joinEqual } from './base/join-equal.ts'
import { createReadiness } from './base/readiness.ts'
import { sourceOf } from './base/request-source.ts'
import type { Config } from './config.ts'
import {
  archiveAssets,
  offerOf,
  readServiceWorker,
  retiredServiceWorker,
  sourceFolder,
} from './files/index.ts'
import {
  checkModulesUrl,
  createAddresses,
  createIncompatibilityCheck,
  frameWidgets,
  providedBy,
  withDevModules,
} from './modules/index.ts'
import { openObservability } from './observability.ts'
import { openDeliveryApi } from './open-delivery-api.ts'
import {
  createCartApi,
  createFeed,
  createReadCache,
  createRedirects,
  createShop,
  createSitemap,
  createStaffExchange,
  readCatalog,
  type ShopFacts,
} from './platform/index.ts'
import { createIncidents, type OpenRenderer, openPool, rendererProcesses } from './pool/index.ts'
import { createPreviews } from './preview/index.ts'
import { publicKeys } from './public-keys.ts'
import { createPageCache, readBuilds } from './render/index.ts'
import { createServerReports, createTelemetry, shellVersion } from './telemetry/index.ts'
import { createShopperTokens } from './tokens/index.ts'

export interface RunningShell {
  readonly url: string
  /**
   * `linger`: milliseconds for which `/ready` says no while everybody is still answered. `patience`: milliseconds for what is
   * being answered then; without it connections are cut at once.
   */
  close(options?: { readonly linger?: number; readonly patience?: number }): Promise<void>
}

/** Milliseconds for which the start waits for the version of the catalog. */
const CATALOG_PATIENCE = 3_000

/** Composes the server from its configuration and listens. */
export async function startShell(
  config: Config,
  webFolder: string,
  options: {
    readonly log?: (message: string) => void
    readonly clock?: Clock
    readonly onReport?: Listener
    /** Opens renderers: processes of their own, unless told. */
    readonly openRenderer?: OpenRenderer
  } = {},
): Promise<RunningShell> {
  const { platformUrl, edgeUrl, mediaUrl, clientId } = config
  const { store, trust } = openRegistry(config.moduleStore, publicKeys(config))
  const clock = options.clock ?? systemClock
  const observability = await openObservability(config)
  const { log, tracing } = observability
  const onProblem = options.log ?? ((message: string) => log({ level: 'warn', message }))
  const reports = createServerReports()
  if (options.onReport) reports.onReport(options.onReport)
  const session = createServerSession({ baseUrl: platformUrl, clientId })
  const cacheReads = createReadCache(config.dataMaxAge, clock)
  const catalog = await readCatalog(
    createPlatformClient({ baseUrl: platformUrl, getAuthHeaders: session.getAuthHeaders }),
    { configured: config.catalog, patience: CATALOG_PATIENCE, clock, onProblem },
  )
  const adapted = (await adapterOf(catalog)) ?? ((client: PlatformClient) => client)
  const createClient = ({ code }: Language, currency?: string) =>
    cacheReads(
      adapted(
        createPlatformClient({
          baseUrl: platformUrl,
          ...(edgeUrl && { edgeUrl }),
          getAuthHeaders: session.getAuthHeaders,
          language: code,
          ...(currency && { currency }),
        }),
      ),
      `${code} ${currency ?? ''}`,
    )
  let shellUrl = config.shellUrl ?? ''
  const configured: ShopFacts = {
    name: 'Galleria',
    currencies: config.currencies,
    timeZone: config.timeZone,
  }
  const site = (
    { tag, prefix }: Language,
    shop = configured,
    currency = shop.currencies[0] ?? 'USD',
  ): Site => ({
    shellUrl: shellUrl + prefix,
    clientId,
    locale: tag,
    currency,
    ...shop,
  })
  await Promise.all(languages.map(({ code }) => loadFrameWords(code)))
  const version = shellVersion(webFolder)
  const offer = offerOf(webFolder)
  const provides = providedBy(webFolder)
  const incompatibility = createIncompatibilityCheck(provides)
  const telemetry = createTelemetry({
    store,
    trust,
    clock,
    shellUrl: () => shellUrl,
    shellVersion: version,
    proxies: config.proxies,
    onReport: reports.onReport,
    onProblem,
    tracing,
    otlp: config.otlpEndpoint
      ? (await import('./telemetry/otlp.ts')).openOtlp(config.otlpEndpoint, version)
      : null,
  })
  const served = createRegistryReader({
    store,
    trust,
    channel: config.channel,
    saved: savedRegistryIn(join(config.home, 'shell'), store.address),
    onProblem,
    onReplaced: (module, version, used, message) =>
      reports.report({ kind: 'last-good-used', module, version, used, message }),
    ...(offer && { unfit: (record) => unfitFor(offer, record) }),
    now: clock.now,
    after: clock.after,
  })
  const registry = withDevModules(telemetry.reader(served), config.devModules)
  const folders = { released: webFolder, source: sourceFolder(webFolder) }
  const serviceWorker = config.offlinePages ? await readServiceWorker(webFolder) : retiredServiceWorker
  const addressOf = createAddresses(config.modulesUrl)
  const [consoleKey, ...formerConsoleKeys] = config.consoleKeys
  const assetArchive = join(config.home, 'shell/assets')
  await archiveAssets(webFolder, assetArchive).catch((error: Error) =>
    onProblem(`Open tabs may miss files after the next start: ${error.message}`),
  )
  const builds = readBuilds(folders, config.modulesUrl)
  const incidents = createIncidents({ store, onProblem })
  await incidents.refresh()
  const pool = openPool({
    config,
    catalog,
    open: options.openRenderer ?? rendererProcesses(join(webFolder, '../server/renderer.js')),
    registry,
    session,
    createClient,
    builds,
    addressOf,
    provides,
    incompatibility,
    telemetry,
    incidents,
    clock,
    onProblem,
    report: reports.report,
  })
  const patience = config.renderBudget / 4
  const facts = createShop(createClient(english), { configured, patience, clock })
  const cartApi = createCartApi(
    createPlatformClient({
      baseUrl: platformUrl,
      ...(edgeUrl && { edgeUrl }),
      getAuthHeaders: session.getAuthHeaders,
    }),
    { mode: config.cartApi, patience, clock },
  )
  const shop = async (): Promise<ShopFacts> => {
    const [known, decided] = await Promise.all([facts(), cartApi()])
    return { ...known, cartApi: decided }
  }
  observability.observe({ pool, registry })
  const readiness = createReadiness({
    platformUrl,
    isRegistryRead: async () => (await registry.snapshot()).revision > 0,
    warmRenderers: () => pool.state().warm,
    clock,
  })
  const app = createApp({
    readiness,
    telemetry,
    shopperTokens: createShopperTokens({
      handler: createTokenHandler({ baseUrl: platformUrl, clientId }),
      shellUrl: () => shellUrl,
      proxies: config.proxies,
    }),
    staffOf: createStaffExchange(platformUrl, config.renderBudget / 2),
    pageCookie: telemetry.pageCookie,
    registry,
    previews: createPreviews({ store, trust, canRunSource: builds.source !== null, onProblem }),
    assetArchive,
    store,
    registryProblem: served.problem,
    folders,
    serviceWorker,
    builds,
    deliveryApi: await openDeliveryApi(config, {
      shopUrl: () => shellUrl,
      now: () => new Date(),
      onProblem,
    }),
    console: consoleKey
      ? createConsole({
          keys: [consoleKey, ...formerConsoleKeys],
          data: await openConsoleData({ ...config, publicKeys: publicKeys(config) }),
          clock,
          now: Date.now,
          addressOf: (c) => sourceOf(c, config.proxies),
          frameWidgets,
          css: builds.released.assets.css.map(({ href }) => href),
          onProblem,
          registryProblem: served.problem,
        })
      : null,
    incompatibility,
    addressOf,
    draw: tracing ? (order) => tracing.part('draw page', () => pool.draw(order)) : pool.draw,
    forms: joinEqual(clock),
    pageCache: createPageCache(config.dataMaxAge, clock),
    platformUrl,
    edgeUrl,
    mediaUrl,
    modulesUrl: config.modulesUrl,
    site,
    shop,
    redirectOf: createRedirects(createClient(english), { patience: config.renderBudget / 2, clock }),
    sitemap: createSitemap(createClient(english), () => shellUrl),
    feed: createFeed({
      clientOf: createClient,
      siteOf: async (language) => site(language, await shop()),
    }),
    devOrigins: [...config.devModules.values()],
    proxies: config.proxies,
    onProblem,
  })
  // Decided before the first page asks.
  void cartApi()
  await registry.snapshot()
  await pool.ready
  const server = serve({
    fetch: (request: Request, env: HttpBindings) =>
      hasTwice(env.incoming.rawHeaders)
        ? ambiguous()
        : during(seenOf(env.incoming), () => app.fetch(request, env)),
    hostname: config.host,
    port: config.port,
    // Keep the global Response: the adapter's own is not one that our client can use.
    overrideGlobalObjects: false,
    serverOptions: promptHeaders,
  } as Parameters<typeof serve>[0]) as Server
  limitConnections(server, config.connectionsPerAddress, () => config.proxies > 0)
  const { drain } = drainable(server)
  server.prependListener('request', observability.watch)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const url = `http://${config.host}:${(server.address() as AddressInfo).port}`
  shellUrl ||= url
  if (config.modulesUrl)
    void checkModulesUrl(await registry.snapshot(), addressOf, shellUrl).then(
      (problem) => problem && onProblem(problem),
    )
  return {
    url,
    async close({ linger = 0, patience = 0 } = {}) {
      readiness.leave()
      await drain(linger, patience)
      await pool.close()
      await incidents.close()
      await telemetry.close()
      await observability.close()
    },
  }
}

/** A proxy may have believed the one header, and we the other. */
function ambiguous(): Response {
  return new Response('A header that may stand once stands twice', { status: 400 })
}
