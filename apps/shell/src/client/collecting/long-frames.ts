import { releaseIn } from './release-in.ts'

/** Common parts of Long Animation Frames and long tasks; browsers without frames name no scripts. */
export interface LongFrame {
  readonly startTime: number
  readonly duration: number
  readonly blockingDuration?: number
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[]
}

export interface LongTasks {
  readonly count: number
  /** Milliseconds beyond 50 of each. */
  readonly blocking: number
}

/** Milliseconds up to which a task is none too many. */
const allowed = 50
/** Number of frames that are kept for presses to be compared with. */
const most = 200

/** Long tasks of a document, by the module whose script ran longest in each. */
export class LongFrames {
  readonly #byModule = new Map<string, { count: number; blocking: number }>()
  readonly #recent: LongFrame[] = []

  /** `pageModule`: module of the page that was shown then; frames without any script are its own. */
  add(frame: LongFrame, pageModule: string): void {
    this.#recent.push(frame)
    if (this.#recent.length > most) this.#recent.shift()
    const blocking = frame.blockingDuration ?? frame.duration - allowed
    if (blocking <= 0) return
    const module = longestIn([frame]) ?? pageModule
    const known = this.#byModule.get(module) ?? { count: 0, blocking: 0 }
    this.#byModule.set(module, { count: known.count + 1, blocking: known.blocking + blocking })
  }

  byModule(): Record<string, LongTasks> {
    const entries = [...this.#byModule].map(([module, { count, blocking }]) => {
      return [module, { count, blocking: Math.round(blocking) }] as const
    })
    return Object.fromEntries(entries)
  }

  /** Module whose script ran longest in that span; `shell` for scripts of nobody's release, null without a script. */
  longestBetween(start: number, end: number): string | null {
    return longestIn(
      this.#recent.filter((frame) => frame.startTime < end && frame.startTime + frame.duration > start),
    )
  }
}

function longestIn(frames: readonly LongFrame[]): string | null {
  const sums = new Map<string, number>()
  for (const { sourceURL, duration } of frames.flatMap(({ scripts = [] }) => scripts)) {
    const module = releaseIn(sourceURL)?.name ?? 'shell'
    sums.set(module, (sums.get(module) ?? 0) + duration)
  }
  const [longest] = [...sums].sort(([, a], [, b]) => b - a)
  return longest?.[0] ?? null
}

/** Hears every long frame from the document's beginning on; null where the browser tells of none. */
export function watchLongFrames(pageModuleAt: (time: number) => string): LongFrames | null {
  const types = PerformanceObserver.supportedEntryTypes
  const type = ['long-animation-frame', 'longtask'].find((each) => types.includes(each))
  if (!type) return null
  const frames = new LongFrames()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frames.add(entry as LongFrame, pageModuleAt(entry.startTime))
  }).observe({ type, buffered: true })
  return frames
}

/**
 * Module that a press belongs to. The one whose own script ran longest meanwhile; handlers of React components run in
 * the shell's script, so else the one whose part of the page was pressed; else that of the page.
 */
export function moduleOfPress(
  { startTime, duration, target }: { startTime: number; duration: number; target?: Node | null },
  frames: LongFrames | null,
  pageModule: string,
): string {
  const longest = frames?.longestBetween(startTime, startTime + duration)
  if (longest && longest !== 'shell') return longest
  const part = target instanceof Element && target.closest<HTMLElement>('[data-widget], [data-boundary]')
  if (!part) return pageModule
  return part.dataset.widget?.split('.')[0] || part.dataset.boundary || pageModule
}
