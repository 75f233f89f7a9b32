import type { Session } from '@galleria/auth'
import type { Clock, RegistryReader } from '@galleria/delivery'
import { framesOf, shellName } from '@galleria/delivery/telemetry'
import type { Catalog } from '../../common/catalog-adapter.ts'
import type { Reports } from '../../common/reports.ts'
import type { Hydration } from '../../common/waiting-code.ts'
import type { BrowserBuilds } from '../files/index.ts'
import {
  type AddressOf,
  frameWidgets,
  type Incompatibility,
  isSourceRelease,
  moduleOf,
} from '../modules/index.ts'
import { barePage, type RenderDependencies } from '../render/index.ts'
import type { Telemetry } from '../telemetry/index.ts'
import type { Incidents } from './incidents.ts'
import { createPlatformProxy } from './platform-proxy.ts'
import { createRehearsal } from './rehearsal.ts'
import { createRendererPool, type RendererPool, type RendererPoolOptions } from './renderer-pool.ts'
import type { OpenRenderer } from './renderer-process.ts'

interface Options {
  readonly config: {
    readonly renderers: number
    readonly clientId: string
    readonly platformUrl: string
    readonly edgeUrl: string | undefined
    readonly renderBudget: number
    readonly dataMaxAge: number
    readonly telemetrySample: number
    readonly countsVisits: boolean
    readonly hydration: Hydration
    readonly modulesUrl: string | undefined
  }
  readonly catalog: Catalog | undefined
  readonly open: OpenRenderer
  readonly registry: RegistryReader
  readonly session: Session
  readonly createClient: RenderDependencies['createClient']
  readonly builds: BrowserBuilds
  readonly addressOf: AddressOf
  readonly provides: Readonly<Record<string, string>> | null
  readonly incompatibility: Incompatibility
  readonly telemetry: Pick<Telemetry, 'serverError'>
  readonly incidents: Incidents
  readonly clock: Clock
  readonly onProblem: (message: string) => void
  readonly report: Reports['report']
}

/** Most releases that a renderer evaluates before its first page. */
const MOST_WARM = 12

/**
 * The shop's renderers, with the facts of the shop and the services that they are given. A page with somebody's data has a
 * renderer that draws nothing else.
 */
export function openPool(options: Options): RendererPool {
  const { config, registry, session, telemetry, incidents, clock, onProblem, report, builds } = options
  const { platformUrl, edgeUrl, renderBudget, telemetrySample, countsVisits, hydration } = config
  const onError: RenderDependencies['onError'] = telemetry.serverError

  const shop: Omit<RendererPoolOptions, 'bare'> = {
    open: options.open,
    size: config.renderers,
    begin: {
      clientId: config.clientId,
      platformUrl,
      edgeUrl,
      catalog: options.catalog,
      renderBudget,
      telemetrySample,
      countsVisits,
      hydration,
      dataMaxAge: config.dataMaxAge,
      builds,
      modulesUrl: config.modulesUrl,
      provides: options.provides,
    },
    clock,
    services: {
      ask: createPlatformProxy({
        origins: [platformUrl, edgeUrl].flatMap((url) => (url ? [new URL(url).origin] : [])),
        session,
        maxAge: config.dataMaxAge,
        clock,
        onProblem,
      }),
      instead: async (module, without) => (await registry.snapshot()).instead(module, without),
      onProblem,
      onNotice(notice) {
        if (notice.kind === 'report') return report(notice.report)
        const { message, stack } = notice
        if (notice.kind !== 'denied')
          telemetry.serverError(
            Object.assign(new Error(message), { stack }),
            notice.kind === 'error' ? notice.module : undefined,
          )
        if (notice.kind === 'error') return
        const release = releaseIn(stack)
        if (release) incidents.add(release, notice.kind, message)
        else onProblem(`A render process reported an error outside of any module: ${stack}`)
      },
    },
    /** Modules whose widgets every page has come first, then as many others as there is room for. */
    async warm() {
      const { modules } = await registry.snapshot()
      const inFrame = new Set(frameWidgets.map(moduleOf))
      return [...modules.values()]
        .filter((release) => !isSourceRelease(release))
        .sort((a, b) => Number(inFrame.has(b.name)) - Number(inFrame.has(a.name)))
        .slice(0, MOST_WARM)
    },
    onIncident: incidents.add,
    closed: incidents.closed,
  }
  const shared = createRendererPool({
    ...shop,
    bare: (order) =>
      barePage(order, {
        builds,
        addressOf: options.addressOf,
        session,
        createClient: options.createClient,
        incompatibility: options.incompatibility,
        platformUrl,
        edgeUrl,
        catalog: options.catalog,
        renderBudget,
        clock,
        onProblem,
        report,
        onError,
        telemetrySample,
        countsVisits,
        hydration,
      }),
  })
  const rehearsal = createRehearsal()
  const ofOne = createRendererPool({
    ...shop,
    rehearsal,
    startAfter: shared.ready,
    // As for a session that cannot be read: the browser draws it.
    bare: (order) => shared.draw({ ...order, visitor: undefined, kept: undefined }),
  })
  return {
    draw(order) {
      if (order.visitor) rehearsal.see(order)
      // Give kept values of one shopper to a process of its own alone.
      return order.visitor?.accessToken ? ofOne.draw(order) : shared.draw({ ...order, kept: undefined })
    },
    ready: shared.ready,
    state() {
      // Pages of all need the shared ones; those of one shopper fall back to them.
      const [own, single] = [shared.state(), ofOne.state()]
      return { warm: own.warm, alive: own.alive + single.alive, lost: own.lost + single.lost }
    },
    async close() {
      await Promise.all([shared.close(), ofOne.close()])
    },
  }
}

/** The release whose code is nearest to where it was thrown, by the file's name in the stack. */
function releaseIn(stack: string): string | null {
  const frame = framesOf(stack).find(({ module }) => module !== shellName)
  return frame ? `${frame.module}@${frame.version}` : null
}
