import { setImmediate } from 'node:timers/promises'
import type { RendererConnection } from './renderer-process.ts'

/** Reason for the loss of a renderer. */
export type Loss = 'stalled' | 'loop' | 'memory' | 'crash'

/** Milliseconds between two looks at a renderer. */
const LOOK = 100
/** Milliseconds of its own processor time without an answer, after which its pages are drawn elsewhere. */
const STALLED = 350
/** Milliseconds of the same after which it is ended. Time on the clock ends nobody: a busy machine would end the innocent. */
const LOOPING = 1000
/** Milliseconds of processor time to begin in: nobody waits for it yet. */
const BOOTING = 15_000
/** Bytes at which it is ended at once; long before, it gets no more pages (`renderer-pool.ts`). */
const MOST_MEMORY = 700_000_000

interface Options {
  readonly ping: (at: number) => void
  readonly onStall: () => void
}

/** Looks at a renderer's own processor time and memory, and ends one that loops or takes too much. */
export function supervise(connection: RendererConnection, { ping, onStall }: Options) {
  let isReady = false
  let isStalled = false
  let isAnswered = true
  let usedAt = 0
  let memory = 0
  let loss: Loss = 'crash'
  let asked = 0

  function kill(why: Loss): void {
    loss = why
    connection.kill()
  }

  async function look(): Promise<void> {
    const usage = await connection.usage()
    if (!usage) return
    memory = usage.memory
    if (memory > MOST_MEMORY) return kill('memory')
    if (isAnswered) {
      isAnswered = !isReady
      isStalled = false
      usedAt = isReady ? usage.cpu : 0
      if (isReady) ping(++asked)
      if (!isReady && usage.cpu > BOOTING) kill('loop')
      return
    }
    const used = usage.cpu - usedAt
    if (used < STALLED) return
    // Read what is here already: this process may have been late itself.
    await setImmediate()
    await setImmediate()
    if (isAnswered) return
    if (used > LOOPING) kill('loop')
    else if (!isStalled) {
      isStalled = true
      onStall()
    }
  }
  const timer = setInterval(() => void look(), LOOK)
  timer.unref()

  return {
    begin() {
      isReady = true
    },
    pong(at: number) {
      if (at === asked) isAnswered = true
    },
    /** Whether it has answered since it was last asked. */
    get isAnswered() {
      return isAnswered
    },
    get isStalled() {
      return isStalled
    },
    get memory() {
      return memory
    },
    get loss() {
      return loss
    },
    end: () => clearInterval(timer),
  }
}
