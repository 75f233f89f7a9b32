import type { PassThrough } from 'node:stream'
import { createServerSession } from '@galleria/auth/server'
import type { Clock } from '@galleria/delivery'
import { type Language, languages } from '@galleria/i18n'
import { createPlatformClient } from '@galleria/platform-client'
import type { Reports } from '../../common/reports.ts'
import { loadFrameWords } from '../../messages/index.ts'
import { createAddresses, createIncompatibilityCheck } from '../modules/index.ts'
import { createReadCache } from '../platform/index.ts'
import type { RenderDependencies } from '../render/index.ts'
import type { Begin, Channel, ToRenderer } from '../wire/index.ts'
import { drawPage } from './draw-page.ts'
import type { Marks } from './marks.ts'
import { createModuleHost } from './module-host.ts'
import { createAskedFetch, createQuestions } from './questions.ts'
import { createTellReleases } from './releases.ts'
import { sharedSingletons } from './shared-singletons.ts'

/** Milliseconds that a module may take before the first page: nobody waits for it. */
const PATIENCE = 10_000

interface RendererOptions {
  readonly clock: Clock
  readonly marks: Marks
  /** Called with what a module asked for and does not have. */
  readonly denied?: (what: string) => void
  /** Called once, before any module's code. */
  readonly lock?: () => void
}

/** Draws the pages that the front process asks for, out of modules whose code it is sent. */
export function serveRenderer(channel: Channel, { clock, marks, denied, lock }: RendererOptions): void {
  const questions = createQuestions(channel)
  const releases = createTellReleases(questions)
  const drawing = new Map<number, PassThrough | null>()
  const onProblem = (message: string) => channel.send({ kind: 'problem', message: message.slice(0, 2000) })
  const report: Reports['report'] = (told) => channel.send({ kind: 'report', report: told })
  let dependencies: RenderDependencies | undefined

  async function begin(told: Begin): Promise<void> {
    const { clientId, platformUrl, edgeUrl, renderBudget } = told
    await Promise.all([...languages.map(({ code }) => loadFrameWords(code)), import('../../page/design.tsx')])
    lock?.()
    const incompatibility = createIncompatibilityCheck(told.provides)
    const host = createModuleHost({
      incompatibility,
      shared: sharedSingletons,
      marks,
      ...(denied && { denied }),
      timeout: renderBudget,
      clock,
      read: releases.read,
      onProblem,
      report,
    })
    const cacheReads = createReadCache(told.dataMaxAge, clock)
    const askedFetch = createAskedFetch(questions)
    dependencies = {
      host,
      instead: releases.instead,
      builds: told.builds,
      addressOf: createAddresses(told.modulesUrl),
      incompatibility,
      // Tokens stay in the front process: it authorizes what is asked.
      session: {
        ...createServerSession({ baseUrl: platformUrl, clientId }),
        getAuthHeaders: async () => ({ authorization: '' }),
      },
      createClient: ({ code }: Language, currency?: string) =>
        cacheReads(
          createPlatformClient({
            baseUrl: platformUrl,
            ...(edgeUrl && { edgeUrl }),
            fetch: askedFetch,
            language: code,
            ...(currency && { currency }),
          }),
          `${code} ${currency ?? ''}`,
        ),
      platformUrl,
      edgeUrl,
      renderBudget,
      clock,
      onProblem,
      report,
      onError(error, module) {
        const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
        const { name, version } = module ?? {}
        const told = { message: message.slice(0, 2000), stack: stack.slice(0, 20_000) }
        channel.send({ kind: 'error', ...told, ...(name && version && { module: { name, version } }) })
        if (isTouching(error)) channel.send({ kind: 'denied', ...told })
      },
      telemetrySample: told.telemetrySample,
    }
    await Promise.all(told.warm.map((id) => host.get(releases.of(id), PATIENCE)))
    channel.send({ kind: 'ready' })
  }

  channel.listen(
    (message, bytes) => {
      const told = message as ToRenderer
      if (told.kind === 'ping') channel.send({ kind: 'pong', at: told.at })
      else if (told.kind === 'answer') questions.answer(told, bytes)
      else if (told.kind === 'release') releases.tell(told)
      else if (told.kind === 'forget') releases.forget()
      else if (told.kind === 'cancel') drawing.get(told.id)?.destroy()
      else if (told.kind === 'begin') void begin(told)
      else if (dependencies) {
        drawing.set(told.id, null)
        void drawPage(told, channel, releases, dependencies).then((body) => {
          if (!body) return drawing.delete(told.id)
          body.once('close', () => drawing.delete(told.id))
          return drawing.set(told.id, body)
        })
      }
    },
    () => channel.close(),
  )
}

/** It wrote to what all modules share, and is read-only. */
function isTouching(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^Cannot (assign to read only|add|redefine|delete) property|object is not extensible/.test(error.message)
  )
}
