import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between looks for a moment in which nobody waits. */
const BETWEEN = 1_000

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Memory that only the start needed goes back to the system, a third of all: a pause of a tenth of a second, once, when
 * nobody is being answered.
 * @returns stops looking for that moment
 */
export function giveBackWhen(isIdle: () => boolean): () => void {
  const looking = setInterval(() => {
    if (!isIdle()) return
    clearInterval(looking)
    setFlagsFromString('--expose-gc')
    const collect: Collect = runInNewContext('gc')
    setFlagsFromString('--no-expose-gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, BETWEEN)
  looking.unref()
  return () => clearInterval(looking)
}
