import type { Clock, Release } from '@galleria/delivery'
import { releaseName } from '../modules/index.ts'
import { budgetOf, type DrawnPage, LostForm, type PageOrder } from '../render/index.ts'
import { TIMER } from '../renderer/index.ts'
import type { Begin } from '../wire/index.ts'
import { createQuarantine } from './quarantine.ts'
import type { Rehearsal } from './rehearsal.ts'
import { createRenderer, type FrontServices, type Renderer, RendererFault } from './renderer.ts'
import type { OpenRenderer } from './renderer-process.ts'
import type { Loss } from './supervise.ts'

/** Bytes of memory, and pages, after which a renderer is replaced as soon as its pages are done. */
const ENOUGH_MEMORY = 400_000_000
const ENOUGH_PAGES = 20_000
/** Milliseconds beyond the render budget after which a page is given up, and the browser left to draw it. */
const PATIENCE = 150
/** Milliseconds that a page's data may take in quarantine. */
const QUARANTINE_BUDGET = 8_000
/** Milliseconds before a renderer that could not begin is tried again; doubled each time. */
const PAUSE = { first: 200, most: 10_000 } as const

const MOST_TRIALS = 20
/** Milliseconds for which browsers draw a release whose code ran when a renderer was lost: it would take the next one too. */
const SUSPENDED = 10_000

/** Called with a release that did something to a renderer, as `name@version`. */
type OnIncident = (release: string, kind: Exclude<Loss, 'stalled'> | 'size', how: string) => void

/** A page of a lost renderer that is drawn again without the suspect. */
interface Trial {
  readonly order: PageOrder
  /** Null where the page came too late to prove anything. */
  readonly lives: Promise<boolean | null>
}

export interface RendererPoolOptions {
  readonly open: OpenRenderer
  /** Renderers that draw pages; one more is warm. */
  readonly size: number
  readonly begin: Omit<Begin, 'kind' | 'warm'>
  readonly services: FrontServices
  /** Releases to evaluate before the first page. */
  readonly warm: () => Promise<readonly Release[]>
  readonly clock: Clock
  /** Draws a page without any module's code, in this process. */
  readonly bare: (order: PageOrder) => Promise<DrawnPage>
  readonly onIncident: OnIncident
  /** Releases that are left to the browser, as `name@version`. */
  readonly closed: () => readonly string[]
  /** Set where a renderer draws one page and ends, so that nothing of it can be in another: what it draws before. */
  readonly rehearsal?: Rehearsal
  /** Condition that renderers for one page wait for before they start. */
  readonly startAfter?: Promise<void>
}

export interface RendererPool {
  /**
   * Never waits longer than the render budget and a moment; a page that cannot be had is drawn without modules. Rejects with
   * `LostForm` where it was to answer a form: nobody knows what was done.
   */
  draw(order: PageOrder): Promise<DrawnPage>
  /** Resolves when the first renderer can draw. */
  readonly ready: Promise<void>
  state(): PoolState
  close(): Promise<void>
}

interface PoolState {
  /** Renderers that can draw at this moment. */
  readonly warm: number
  /** Renderer processes, those that begin included. */
  readonly alive: number
  /** Renderers that ended without being told to, since the start. */
  readonly lost: number
}

export function createRendererPool(options: RendererPoolOptions): RendererPool {
  const { size, services, clock, bare, closed, rehearsal } = options
  /** Renderers in their order: the first `size` that can draw do so, the next is warm. */
  let renderers: readonly Renderer[] = []
  let isClosed = false
  let failures = 0
  let lost = 0
  const waiting = new Set<() => void>()
  const trials = new WeakMap<Renderer, Trial[]>()
  /** Renderers whose end is no incident. */
  const dismissed = new WeakSet<Renderer>()
  /** Renderers that have been given the one page they draw. */
  const used = new WeakSet<Renderer>()
  /** Renderers that rehearse. */
  const rehearsing = new WeakSet<Renderer>()
  /** Until when, by release. */
  const suspended = new Map<string, number>()
  const findGuilty = createQuarantine((order) =>
    createRenderer(
      options.open(),
      // Leave time: data that comes late on a busy machine must not make a release pass for harmless.
      { ...options.begin, renderBudget: QUARANTINE_BUDGET },
      order.reachable,
      // A release in its place could be as guilty.
      { ...services, instead: async () => null },
    ),
  )
  const firstReady = Promise.withResolvers<void>()

  /** The start of the last renderer: those for one page start one at a time, for others need the processors too. */
  let starting: Promise<unknown> = options.startAfter ?? Promise.resolve()

  async function add(): Promise<void> {
    const before = starting
    const started = Promise.withResolvers<void>()
    starting = started.promise
    if (rehearsal) await before
    // Modules that may have been why the last ones did not begin are left for later.
    const warm = failures > 1 ? [] : await warmReleases()
    if (isClosed) return started.resolve()
    const renderer = createRenderer(options.open(), options.begin, warm, {
      ...services,
      onTooLong: (order, message) => void searchGuilty(order, '', 'size', message),
    })
    renderers = [...renderers, renderer]
    if (rehearsal) rehearsing.add(renderer)
    void renderer.ready.then(async (isReady) => {
      if (isReady) await rehearsal?.run(renderer)
      rehearsing.delete(renderer)
      started.resolve()
      if (!isReady) return
      failures = 0
      firstReady.resolve()
      for (const go of waiting) go()
    })
    const { loss, how, suspect } = await renderer.ended
    const wasReady = await renderer.ready
    // A retired renderer has its successor already.
    const hasSuccessor = !renderers.includes(renderer)
    renderers = renderers.filter((each) => each !== renderer)
    if (isClosed || dismissed.has(renderer)) return
    lost++
    if (wasReady) void blame(renderer, suspect, loss, how)
    else {
      failures++
      services.onProblem(`A renderer could not begin: ${how}`)
      const pause = Math.min(PAUSE.first * 2 ** failures, PAUSE.most)
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    }
    if (!isClosed && !hasSuccessor) await add()
  }

  async function warmReleases(): Promise<readonly Release[]> {
    const all = await options.warm().catch(() => [])
    const left = leftToBrowsers()
    return all.filter((release) => !left.includes(releaseName(release)))
  }

  /** Having run last is no proof where pages were under way: one must live without the suspect. */
  async function blame(renderer: Renderer, suspect: string, loss: Loss, how: string): Promise<void> {
    // Proof enough: a release's timers run its own code alone.
    if (suspect.startsWith(TIMER)) {
      accuse(suspect.slice(TIMER.length), loss, how)
      return
    }
    const known = trials.get(renderer) ?? []
    const results = await Promise.all(known.map(({ lives }) => lives))
    const holdsSuspect = ({ order }: Trial) => order.reachable.map(releaseName).includes(suspect)
    const undecided = known.find(holdsSuspect)
    if (suspect && results.includes(true)) accuse(suspect, loss, how)
    else if (undecided && results.every((lives) => lives === null))
      await searchGuilty(undecided.order, suspect, loss, how)
    else
      services.onProblem(`A renderer ended (${loss}, ${how}), and nothing tells which module's code did it.`)
  }

  function retire(renderer: Renderer): void {
    if (!renderers.includes(renderer)) return
    renderers = renderers.filter((each) => each !== renderer)
    void add()
    const timer = setInterval(() => {
      // Code of a page that was given up may still run: an end from here would hide what it does.
      if (renderer.isBusy) return
      clearInterval(timer)
      dismissed.add(renderer)
      renderer.end()
    }, 50)
    timer.unref()
  }

  /** The least busy of those that draw, else the warm one; undefined while none can. */
  function pick(): Renderer | undefined {
    for (const renderer of renderers)
      if (
        (renderer.memory > ENOUGH_MEMORY || renderer.drawn > ENOUGH_PAGES) &&
        renderers.some((other) => other !== renderer && other.isReady && !other.isStalled)
      )
        retire(renderer)
    const able = renderers.filter(
      (renderer) => renderer.isReady && !used.has(renderer) && !rehearsing.has(renderer),
    )
    const [best] = able
      .slice(0, size)
      .filter(({ isStalled }) => !isStalled)
      .sort((a, b) => a.load - b.load)
    const found = best ?? able.find(({ isStalled }) => !isStalled)
    if (found && rehearsal) used.add(found)
    return found
  }

  async function take(signal: AbortSignal): Promise<Renderer | undefined> {
    for (;;) {
      const found = pick()
      if (found || signal.aborted) return found
      await new Promise<void>((resolve) => {
        const go = () => {
          waiting.delete(go)
          resolve()
        }
        waiting.add(go)
        signal.addEventListener('abort', go, { once: true })
      })
    }
  }

  function addTrial(renderer: Renderer, order: PageOrder, lives: Trial['lives']): void {
    // The last few are enough to tell: a renderer that lives draws many that are late.
    trials.set(renderer, [...(trials.get(renderer) ?? []), { order, lives }].slice(-MOST_TRIALS))
  }

  function suspend(release: string): void {
    suspended.set(release, clock.now() + SUSPENDED)
  }

  function accuse(release: string, loss: Loss | 'size', how: string): void {
    suspend(release)
    options.onIncident(release, loss === 'stalled' ? 'loop' : loss, how)
  }

  /** Releases that browsers draw for now. */
  function leftToBrowsers(): readonly string[] {
    for (const [release, until] of suspended) if (until <= clock.now()) suspended.delete(release)
    return [...closed(), ...suspended.keys()]
  }

  async function attempts(order: PageOrder, signal: AbortSignal): Promise<DrawnPage | null> {
    let next = order
    let settleTrial = (_lives: boolean | null): void => undefined
    for (let attempt = 0; attempt < 2; attempt++) {
      const renderer = await take(signal)
      if (!renderer) {
        settleTrial(null)
        return null
      }
      try {
        const page = await renderer.draw(next, signal)
        settleTrial(true)
        return page
      } catch (error) {
        settleTrial(error instanceof RendererFault && error.loss === 'late' ? null : false)
        if (!(error instanceof RendererFault)) throw error
        const { loss, message } = error
        const suspect = error.suspect.replace(TIMER, '')
        if (loss === 'late') {
          addTrial(renderer, order, Promise.resolve(null))
          return null
        }
        const isAlone = loss === 'failed' || loss === 'size'
        if (!isAlone && suspect) suspend(suspect)
        // A form is never sent twice: its action may have run.
        const isForm = order.form !== undefined
        if (attempt > 0 || isAlone || isForm) {
          services.onProblem(`${order.url} is ${isForm ? 'not answered' : 'left to the browser'}: ${message}`)
          // An error harms its own page alone: no incident.
          if (loss !== 'failed') void searchGuilty(order, suspect, loss, message)
          return null
        }
        // The release that ran last is the suspect: the page is drawn again without it, elsewhere.
        const isHere = order.reachable.some((release) => releaseName(release) === suspect)
        next = isHere ? { ...order, without: [...order.without, suspect] } : order
        if (isHere) {
          const trial = Promise.withResolvers<boolean | null>()
          addTrial(renderer, order, trial.promise)
          settleTrial = trial.resolve
        }
      } finally {
        if (rehearsal) retire(renderer)
      }
    }
    return null
  }

  async function searchGuilty(
    order: PageOrder,
    suspect: string,
    loss: Loss | 'size',
    how: string,
  ): Promise<void> {
    // An action is never run again.
    const guilty = await findGuilty({ ...order, form: undefined, kept: undefined }, suspect)
    if (guilty && !isClosed) accuse(guilty, loss, how)
  }

  for (let count = 0; count <= size; count++) void add()

  return {
    ready: firstReady.promise,
    state: () => ({
      warm: renderers.filter(({ isReady, isStalled }) => isReady && !isStalled).length,
      alive: renderers.length,
      lost,
    }),
    async draw(order) {
      const giveUp = new AbortController()
      const isForm = order.form !== undefined
      const budget = budgetOf(order, options.begin.renderBudget)
      const callOff = clock.after(budget + PATIENCE, () => giveUp.abort())
      const here = order.reachable.map(releaseName)
      const browserOnly = leftToBrowsers().filter((release) => here.includes(release))
      const allowed = { ...order, browserOnly }
      try {
        const page = await attempts(allowed, giveUp.signal)
        if (!page && isForm) throw new LostForm()
        return page ?? (await bare(order))
      } finally {
        callOff()
      }
    },
    async close() {
      isClosed = true
      const all = renderers
      renderers = []
      for (const renderer of all) renderer.end()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}
