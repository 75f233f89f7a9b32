import { PassThrough } from 'node:stream'
import type { RegistrySnapshot, Release } from '@galleria/delivery'
import { currentRequest, during, type Seen } from '@galleria/observability'
import type { DrawnPage, PageOrder } from '../render/index.ts'
import { type Begin, type FromRenderer, parseFromRenderer } from '../wire/index.ts'
import { checkedCode } from './code.ts'
import type { PlatformProxy } from './platform-proxy.ts'
import { createReleaseSender } from './releases.ts'
import type { RendererConnection } from './renderer-process.ts'
import { type Loss, supervise } from './supervise.ts'

type Notice = Extract<FromRenderer, { kind: 'report' | 'error' | 'stray' | 'denied' }>

/** Requests and notices of renderers, as the front process serves them. */
export interface FrontServices {
  readonly ask: PlatformProxy
  /** The release to run in place of one that cannot be run. */
  readonly instead: RegistrySnapshot['instead']
  readonly onProblem: (message: string) => void
  readonly onNotice: (notice: Notice) => void
}

/** Reason for which a page is lost: with its renderer, alone by an error or by its length, or because it is late. */
export type PageLoss = Loss | 'failed' | 'size' | 'late'

/** A page cannot be had from this renderer. */
export class RendererFault extends Error {
  override readonly name = 'RendererFault'
  readonly loss: PageLoss
  /** Release whose code ran last there, as `name@version`; empty where that says nothing. */
  readonly suspect: string

  constructor(loss: PageLoss, message: string, suspect: string) {
    super(message)
    this.loss = loss
    this.suspect = suspect
  }
}

export interface Renderer {
  /** Settles when it can draw, or has ended before. */
  readonly ready: Promise<boolean>
  readonly isReady: boolean
  /** Whether it works without answering: new pages are better off elsewhere. */
  readonly isStalled: boolean
  /** Whether pages are under way, or code runs of pages that were given up. */
  readonly isBusy: boolean
  /** Pages under way. */
  readonly load: number
  /** Pages so far. */
  readonly drawn: number
  readonly memory: number
  /** Rejects with a `RendererFault`; `signal` gives the page up. */
  draw(order: PageOrder, signal: AbortSignal): Promise<DrawnPage>
  readonly ended: Promise<{ readonly loss: Loss; readonly how: string; readonly suspect: string }>
  end(): void
}

type PageMessage = Extract<FromRenderer, { id: number }>

interface Page {
  readonly order: PageOrder
  readonly resolve: (page: DrawnPage) => void
  readonly reject: (fault: RendererFault) => void
  body?: PassThrough
  /** The request that the page is drawn for: what its renderer asks is asked on its behalf. */
  readonly seen: Seen | undefined
}

/** Most pages given up as late whose outcome is still looked at. */
const MOST_LATE = 20

interface RendererServices extends FrontServices {
  /** Called for a page too long whose caller has an answer already: it was late, or its first bytes were sent. */
  readonly onTooLong?: (order: PageOrder, message: string) => void
}

export function createRenderer(
  connection: RendererConnection,
  begin: Omit<Begin, 'kind' | 'warm'>,
  warm: readonly Release[],
  { ask, instead, onProblem, onNotice, onTooLong }: RendererServices,
): Renderer {
  const { channel } = connection
  const releases = createReleaseSender(channel)
  const pages = new Map<number, Page>()
  const late = new Map<number, PageOrder>()
  const ready = Promise.withResolvers<boolean>()
  let last = 0
  let isReady = false
  let isOver = false

  const fault = (loss: RendererFault['loss'], message: string) =>
    new RendererFault(loss, message, connection.suspect())
  const supervision = supervise(connection, {
    ping: (at) => channel.send({ kind: 'ping', at }),
    onStall() {
      for (const [id, page] of pages)
        if (!page.body) giveUp(id, page, fault('stalled', 'Its renderer is busy without an end.'))
    },
  })

  function giveUp(id: number, page: Page, error: RendererFault): void {
    pages.delete(id)
    page.reject(error)
    page.body?.destroy()
  }

  async function answer(request: number, work: () => Promise<{ bytes?: Uint8Array } & object>) {
    try {
      const { bytes, ...answer } = await work()
      channel.send({ kind: 'answer', request, ...answer }, ...(bytes ? [bytes] : []))
    } catch (error) {
      channel.send({ kind: 'answer', request, error: (error as Error).message || 'failed' })
    }
  }

  function take(message: FromRenderer, bytes: Buffer): void {
    switch (message.kind) {
      case 'ready':
        isReady = true
        supervision.begin()
        ready.resolve(true)
        break
      case 'pong':
        supervision.pong(message.at)
        break
      case 'code':
        void answer(message.request, async () => {
          const release = releases.of(message.release)
          if (!release) throw new Error('it was not asked for')
          return { bytes: await checkedCode(release) }
        })
        break
      case 'instead':
        void answer(message.request, async () => {
          const release = await instead(message.module, message.without)
          return { release: release ? (releases.send([release])[0] ?? null) : null }
        })
        break
      case 'fetch':
        void answer(message.request, async () =>
          during(seenFor(message.page), () =>
            ask({ ...message, body: bytes }, visitorOf(message.page, message.isForStore)),
          ),
        )
        break
      case 'problem':
        onProblem(message.message)
        break
      case 'report':
      case 'error':
      case 'stray':
      case 'denied':
        onNotice(message)
        break
      default:
        takePage(message, bytes)
    }
  }

  /** Undefined for what is read as nobody; a page that is done is nobody's any more. */
  function visitorOf(page: number | undefined, isForStore = false): Parameters<PlatformProxy>[1] {
    if (page === undefined) return undefined
    const { visitor, form } = pages.get(page)?.order ?? {}
    const { accessToken } = (isForStore ? visitor?.staff : visitor) ?? {}
    if (!accessToken) throw new Error('No visitor waits for this page.')
    return { accessToken, address: visitor?.address, mayWrite: form !== undefined && !isForStore }
  }

  /** Request whose page a read is for. A read as nobody names no page; the only page of a renderer is meant then. */
  function seenFor(page: number | undefined): Seen | undefined {
    if (page !== undefined) return pages.get(page)?.seen
    return pages.size === 1 ? pages.values().next().value?.seen : undefined
  }

  function takePage(message: PageMessage, bytes: Buffer): void {
    const { kind, id } = message
    const page = pages.get(id)
    if (!page) {
      const order = late.get(id)
      late.delete(id)
      if (order && kind === 'failed' && message.isTooLong) onTooLong?.(order, message.message)
      return
    }
    if (kind === 'more') {
      if (!message.isLast) page.body?.write(bytes)
      else if (pages.delete(id)) page.body?.end()
    } else if (kind === 'failed') {
      const { isTooLong, message: why } = message
      if (page.body && isTooLong) onTooLong?.(page.order, why)
      giveUp(id, page, fault(isTooLong ? 'size' : 'failed', why))
    } else if (kind === 'response') {
      const { status, headers, kept } = message
      const body = bytes.length > 0 ? new Uint8Array(bytes) : null
      settle(id, page, { response: new Response(body, { status, headers: safeHeaders(headers) }), kept })
    } else {
      const { status, isPublic, isPersonal, isWhole, kept } = message
      if (isWhole) settle(id, page, { status, isPublic, isPersonal, content: bytes, kept })
      else page.resolve({ status, isPublic: false, isPersonal, content: streamed(id, page), kept })
    }
  }

  function settle(id: number, page: Page, drawn: DrawnPage): void {
    pages.delete(id)
    page.resolve(drawn)
  }

  /** The rest of a page that is on its way; a browser that goes away calls it off. */
  function streamed(id: number, page: Page): PassThrough {
    const body = new PassThrough()
    page.body = body
    body.once('close', () => {
      if (pages.delete(id)) channel.send({ kind: 'cancel', id })
    })
    return body
  }

  channel.listen(
    (message, bytes) => take(parseFromRenderer(message), bytes),
    (error) => {
      if (isOver) return
      connection.kill()
      onProblem(`A renderer's connection broke: ${error.message}`)
    },
  )
  const warmIds = releases.send(warm)
  channel.send({ kind: 'begin', ...begin, warm: warmIds } satisfies Begin)

  return {
    ready: ready.promise,
    get isReady() {
      return isReady && !isOver
    },
    get isStalled() {
      return supervision.isStalled
    },
    get isBusy() {
      return !isOver && (pages.size > 0 || !supervision.isAnswered)
    },
    get load() {
      return pages.size
    },
    get drawn() {
      return last
    },
    get memory() {
      return supervision.memory
    },
    draw(order, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>()
      const id = ++last
      // The token stays here: what is read in the visitor's name is asked for by the page's number.
      const { owner, reachable, language, visitor, ...rest } = order
      pages.set(id, { order, resolve, reject, seen: currentRequest() })
      const known = {
        reachable: releases.send(reachable),
        owner: owner && (releases.send([owner])[0] ?? null),
        ...(visitor && {
          visitor: {
            role: visitor.role,
            hasSession: Boolean(visitor.accessToken),
            ...(visitor.staff && { staff: { role: visitor.staff.role } }),
          },
        }),
      }
      channel.send({ kind: 'draw', id, ...rest, ...known, language: language.code })
      signal.addEventListener('abort', () => {
        const page = pages.get(id)
        if (!page || page.body) return
        giveUp(id, page, fault('late', 'It took too long.'))
        late.set(id, order)
        if (late.size > MOST_LATE) late.delete(late.keys().next().value ?? id)
        channel.send({ kind: 'cancel', id })
      })
      return promise
    },
    ended: connection.ended.then((how) => {
      isOver = true
      supervision.end()
      ready.resolve(false)
      channel.close()
      const suspect = connection.suspect()
      const loss = supervision.loss
      for (const [id, page] of pages) giveUp(id, page, new RendererFault(loss, how, suspect))
      return { loss, how, suspect }
    }),
    end() {
      isOver = true
      connection.kill()
    },
  }
}

/** Headers that a loader's own answer may have: no cookie and no policy. */
function safeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const allowed = ['location', 'content-type', 'cache-control']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.includes(name)))
}
