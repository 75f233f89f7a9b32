import type { Release } from '@galleria/delivery'
import { releaseName } from '../modules/index.ts'

/** Remembers whose code runs, where it outlives the process. */
export interface Marks {
  /** Wraps a function of a release: each call says whose it is. */
  of<Args extends unknown[], Result>(
    release: Release,
    work: (...args: Args) => Result,
  ): (...args: Args) => Result
  enter(name: string): void
  /** Says that a timer's callback of a release runs, of which no page is needed as proof. */
  enterTimer(release: Release): void
}

/** Begins the mark of a timer's callback. */
export const TIMER = 'timer '

/** Bytes of a mark: a name and a version, padded. */
export const MARK_SIZE = 256

/** `write` puts `MARK_SIZE` bytes into a file that the front process holds open; it costs a microsecond or two. */
export function createMarks(write: (mark: Uint8Array) => void): Marks {
  const known = new Map<string, Uint8Array>()
  let current = ''

  function enter(name: string): void {
    if (name === current) return
    current = name
    let mark = known.get(name)
    if (!mark) {
      mark = Buffer.alloc(MARK_SIZE)
      ;(mark as Buffer).write(name)
      known.set(name, mark)
    }
    write(mark)
  }

  return {
    enter,
    enterTimer: (release) => enter(TIMER + releaseName(release)),
    of(release, work) {
      const name = releaseName(release)
      return function (this: unknown, ...args) {
        enter(name)
        return work.apply(this, args)
      }
    },
  }
}
