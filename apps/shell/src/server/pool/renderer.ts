import { PassThrough } from 'node:stream'
import type { RegistrySnapshot, Release } from '@galleria/delivery'
import type { DrawnPage, PageOrder } from '../render/index.ts'
import { type Begin, type FromRenderer, parseFromRenderer } from '../wire/index.ts'
import { checkedCode } from './code.ts'
import type { PlatformProxy } from './platform-proxy.ts'
import { createReleaseTeller } from './releases.ts'
import type { RendererLine } from './renderer-process.ts'
import { type Loss, supervise } from './supervise.ts'

type Told = Extract<FromRenderer, { kind: 'report' | 'error' | 'stray' | 'denied' }>

/** What renderers may ask of the front process, and tell it. */
export interface FrontServices {
  readonly ask: PlatformProxy
  readonly onProblem: (message: string) => void
  readonly onTold: (told: Told) => void
}

/** A page cannot be had from this renderer. */
export class RendererFault extends Error {
  override readonly name = 'RendererFault'
  readonly loss: Loss | 'failed' | 'late'
  /** Release whose code ran last there, as `name@version`; empty where that says nothing. */
  readonly suspect: string

  constructor(loss: Loss | 'failed' | 'late', message: string, suspect: string) {
    super(message)
    this.loss = loss
    this.suspect = suspect
  }
}

export interface Renderer {
  /** Settles when it can draw, or has ended before. */
  readonly ready: Promise<boolean>
  readonly isReady: boolean
  /** It does not answer although it works: new pages are better off elsewhere. */
  readonly isStalled: boolean
  /** Pages under way. */
  readonly load: number
  /** Pages so far. */
  readonly drawn: number
  readonly memory: number
  /** Rejects with a `RendererFault`; `signal` gives the page up. */
  draw(order: PageOrder, instead: RegistrySnapshot['instead'], signal: AbortSignal): Promise<DrawnPage>
  readonly ended: Promise<{ readonly loss: Loss; readonly how: string; readonly suspect: string }>
  end(): void
}

type PageMessage = Extract<FromRenderer, { id: number }>

interface Page {
  readonly resolve: (page: DrawnPage) => void
  readonly reject: (fault: RendererFault) => void
  body?: PassThrough
}

/** Pages given up as late whose outcome is still told. */
const MOST_LATE = 20

interface RendererServices extends FrontServices {
  /** A page that nobody waits for any more could not be drawn at all. */
  readonly onLateFailure?: (order: PageOrder, message: string) => void
}

export function createRenderer(
  line: RendererLine,
  begin: Omit<Begin, 'kind' | 'warm'>,
  warm: readonly Release[],
  { ask, onProblem, onTold, onLateFailure }: RendererServices,
): Renderer {
  const { channel } = line
  const releases = createReleaseTeller(channel)
  const pages = new Map<number, Page>()
  const late = new Map<number, PageOrder>()
  const ready = Promise.withResolvers<boolean>()
  let instead: RegistrySnapshot['instead'] = async () => null
  let last = 0
  let isReady = false
  let isOver = false

  const fault = (loss: RendererFault['loss'], message: string) =>
    new RendererFault(loss, message, line.suspect())
  const supervision = supervise(line, {
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

  async function answer(question: number, work: () => Promise<{ bytes?: Uint8Array } & object>) {
    try {
      const { bytes, ...told } = await work()
      channel.send({ kind: 'answer', question, ...told }, bytes)
    } catch (error) {
      channel.send({ kind: 'answer', question, error: (error as Error).message || 'failed' })
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
        void answer(message.question, async () => {
          const release = releases.of(message.release)
          if (!release) throw new Error('it was not asked for')
          return { bytes: await checkedCode(release) }
        })
        break
      case 'instead':
        void answer(message.question, async () => {
          const release = await instead(message.module, message.without)
          return { release: release ? (releases.tell([release])[0] ?? null) : null }
        })
        break
      case 'fetch':
        void answer(message.question, () => ask({ ...message, body: bytes }))
        break
      case 'problem':
        onProblem(message.message)
        break
      case 'report':
      case 'error':
      case 'stray':
      case 'denied':
        onTold(message)
        break
      default:
        takePage(message, bytes)
    }
  }

  function takePage(message: PageMessage, bytes: Buffer): void {
    const { kind, id } = message
    const page = pages.get(id)
    if (!page) {
      const order = late.get(id)
      late.delete(id)
      if (order && kind === 'failed') onLateFailure?.(order, message.message)
      return
    }
    if (kind === 'more') {
      if (!message.isLast) page.body?.write(bytes)
      else if (pages.delete(id)) page.body?.end()
    } else if (kind === 'failed') giveUp(id, page, fault('failed', message.message))
    else if (kind === 'response') {
      const { status, headers } = message
      const body = bytes.length > 0 ? new Uint8Array(bytes) : null
      settle(id, page, { response: new Response(body, { status, headers: safeHeaders(headers) }) })
    } else {
      const { status, isPublic, isPersonal, isWhole } = message
      if (isWhole) settle(id, page, { status, isPublic, isPersonal, content: bytes })
      else page.resolve({ status, isPublic: false, isPersonal, content: streamed(id, page) })
    }
  }

  function settle(id: number, page: Page, drawn: DrawnPage): void {
    pages.delete(id)
    page.resolve(drawn)
  }

  /** What is still on its way; a browser that goes away calls the rest off. */
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
      line.kill()
      onProblem(`A renderer's line broke: ${error.message}`)
    },
  )
  const warmIds = releases.tell(warm)
  channel.send({ kind: 'begin', ...begin, warm: warmIds } satisfies Begin)

  return {
    ready: ready.promise,
    get isReady() {
      return isReady && !isOver
    },
    get isStalled() {
      return supervision.isStalled
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
    draw(order, orderInstead, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<DrawnPage>()
      const id = ++last
      instead = orderInstead
      const { owner, reachable, language, ...rest } = order
      pages.set(id, { resolve, reject })
      const told = {
        reachable: releases.tell(reachable),
        owner: owner && (releases.tell([owner])[0] ?? null),
      }
      channel.send({ kind: 'draw', id, ...rest, ...told, language: language.code })
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
    ended: line.ended.then((how) => {
      isOver = true
      supervision.end()
      ready.resolve(false)
      channel.close()
      const suspect = line.suspect()
      const loss = supervision.loss
      for (const [id, page] of pages) giveUp(id, page, new RendererFault(loss, how, suspect))
      return { loss, how, suspect }
    }),
    end() {
      isOver = true
      line.kill()
    },
  }
}

/** A loader leads elsewhere or answers itself; it sets no cookie and no policy. */
function safeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const allowed = ['location', 'content-type', 'cache-control']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => allowed.includes(name)))
}
