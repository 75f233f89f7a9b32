import type { PassThrough } from 'node:stream'
import { createServerSession } from '@galleria/auth/server'
import type { Clock } from '@galleria/delivery'
import { type Language, languages } from '@galleria/i18n'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { adapterOf } from '../../common/catalog-adapter.ts'
import type { Reports } from '../../common/reports.ts'
import { loadFrameWords } from '../../messages/index.ts'
import { createAddresses, createIncompatibilityCheck } from '../modules/index.ts'
import { createReadCache } from '../platform/index.ts'
import type { RenderDependencies } from '../render/index.ts'
import type { Begin, Channel, ToRenderer } from '../wire/index.ts'
import type { Attribution } from './attribution.ts'
import { drawPage } from './draw-page.ts'
import { createModuleHost } from './module-host.ts'
import { createReceivedReleases } from './releases.ts'
import { createForwardedFetch, createRequests } from './requests.ts'
import { sharedSingletons } from './shared-singletons.ts'

/** Milliseconds that a module may take before the first page: nobody waits for it. */
const PATIENCE = 10_000

interface RendererOptions {
  readonly clock: Clock
  readonly attribution: Attribution
  /** Called with what a module asked for and does not have. */
  readonly denied?: (what: string) => void
  /** Called once, before any module's code. */
  readonly lock?: () => void
}

/** Draws the pages that the front process asks for, out of modules whose code it is sent. */
export function serveRenderer(channel: Channel, { clock, attribution, denied, lock }: RendererOptions): void {
  const requests = createRequests(channel)
  const releases = createReceivedReleases(requests)
  const drawing = new Map<number, PassThrough | null>()
  const onProblem = (message: string) => channel.send({ kind: 'problem', message: message.slice(0, 2000) })
  const report: Reports['report'] = (report) => channel.send({ kind: 'report', report })
  let dependencies: RenderDependencies | undefined
  let clientOfOne: (page: number) => NonNullable<RenderDependencies['clientOfOne']>

  async function begin(shop: Begin): Promise<void> {
    const { clientId, platformUrl, edgeUrl, renderBudget } = shop
    const adapted = (await adapterOf(shop.catalog)) ?? ((client: PlatformClient) => client)
    await Promise.all([...languages.map(({ code }) => loadFrameWords(code)), import('../../page/design.tsx')])
    lock?.()
    const incompatibility = createIncompatibilityCheck(shop.provides)
    const host = createModuleHost({
      incompatibility,
      shared: sharedSingletons,
      attribution,
      ...(denied && { denied }),
      timeout: renderBudget,
      clock,
      read: releases.read,
      onProblem,
      report,
    })
    const cacheReads = createReadCache(shop.dataMaxAge, clock)
    const clientBy = (
      fetch: typeof globalThis.fetch,
      { code }: Language,
      currency?: string,
      isStaff = false,
    ) => {
      const made = createPlatformClient({
        baseUrl: platformUrl,
        ...(edgeUrl && { edgeUrl }),
        fetch,
        language: code,
        ...(currency && { currency }),
      })
      return adapted({ ...made, isStaff })
    }
    const forwardedFetch = createForwardedFetch(requests)
    clientOfOne = (page) => (language, currency, staff) => {
      let isRefused = false
      const watched = (ask: typeof fetch): typeof fetch => {
        return async (...request) => {
          const answer = await ask(...request)
          isRefused ||= answer.status === 401
          return answer
        }
      }
      const own = watched(createForwardedFetch(requests, { page }))
      const store = watched(createForwardedFetch(requests, { page, isForStore: true }))
      return {
        client: clientBy(own, language, currency),
        staff: staff && { client: clientBy(store, language, undefined, true), role: staff.role },
        isRefused: () => isRefused,
      }
    }
    dependencies = {
      host,
      instead: releases.instead,
      builds: shop.builds,
      addressOf: createAddresses(shop.modulesUrl),
      incompatibility,
      // Tokens stay in the front process, which authorizes each request.
      session: {
        ...createServerSession({ baseUrl: platformUrl, clientId }),
        getAuthHeaders: async () => ({ authorization: '' }),
      },
      createClient: (language, currency) =>
        cacheReads(clientBy(forwardedFetch, language, currency), `${language.code} ${currency ?? ''}`),
      platformUrl,
      edgeUrl,
      catalog: shop.catalog,
      renderBudget,
      clock,
      onProblem,
      report,
      onError(error, module) {
        const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
        const { name, version } = module ?? {}
        const said = { message: message.slice(0, 2000), stack: stack.slice(0, 20_000) }
        channel.send({ kind: 'error', ...said, ...(name && version && { module: { name, version } }) })
        if (isTouching(error)) channel.send({ kind: 'denied', ...said })
      },
      telemetrySample: shop.telemetrySample,
      countsVisits: shop.countsVisits,
      hydration: shop.hydration,
    }
    await Promise.all(shop.warm.map((id) => host.get(releases.of(id), PATIENCE)))
    channel.send({ kind: 'ready' })
  }

  channel.listen(
    (received, bytes) => {
      const message = received as ToRenderer
      if (message.kind === 'ping') channel.send({ kind: 'pong', at: message.at })
      else if (message.kind === 'answer') requests.answer(message, bytes)
      else if (message.kind === 'release') releases.receive(message)
      else if (message.kind === 'forget') releases.forget()
      else if (message.kind === 'cancel') drawing.get(message.id)?.destroy()
      else if (message.kind === 'begin') void begin(message)
      else if (dependencies) {
        drawing.set(message.id, null)
        void drawPage(message, channel, releases, dependencies, clientOfOne).then((body) => {
          if (!body) return drawing.delete(message.id)
          body.once('close', () => drawing.delete(message.id))
          return drawing.set(message.id, body)
        })
      }
    },
    () => channel.close(),
  )
}

/** Whether code wrote to an object that all modules share, which is read-only. */
function isTouching(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^Cannot (assign to read only|add|redefine|delete) property|object is not extensible/.test(error.message)
  )
}
