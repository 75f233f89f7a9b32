import type { Release } from '@galleria/delivery'
import { releaseName } from '../modules/index.ts'

/** Record of the release whose code runs, kept where it outlives the process. */
export interface Attribution {
  /** Wraps a function of a release: each call names the release. */
  of<Args extends unknown[], Result>(
    release: Release,
    work: (...args: Args) => Result,
  ): (...args: Args) => Result
  enter(name: string): void
  /** Names a release whose timer's callback runs; no page is needed as proof of that. */
  enterTimer(release: Release): void
}

/** Begins the name where a timer's callback runs. */
export const TIMER = 'timer '

/** Bytes of an attribution: a name and a version, padded. */
export const ATTRIBUTION_SIZE = 256

/** `write` puts `ATTRIBUTION_SIZE` bytes into a file that the front process holds open; it costs a microsecond or two. */
export function createAttribution(write: (name: Uint8Array) => void): Attribution {
  const known = new Map<string, Buffer>()
  let current = ''

  function enter(name: string): void {
    if (name === current) return
    current = name
    let bytes = known.get(name)
    if (!bytes) {
      bytes = Buffer.alloc(ATTRIBUTION_SIZE)
      bytes.write(name)
      known.set(name, bytes)
    }
    write(bytes)
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
