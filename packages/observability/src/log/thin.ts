import type { Entry } from './entry.ts'

/** Milliseconds in which an entry of one kind is written once. */
const WINDOW = 10_000
/** Most kinds that are followed at a time: messages may have anything in them. */
const MOST_KINDS = 1_000

interface Options {
  readonly now: () => number
  /** Receives the count of what was left out, when the window ends. */
  readonly repeat: (entry: Entry) => void
}

interface Window {
  readonly until: number
  readonly first: Entry
  omitted: number
}

/** Says of an entry whether it is the first of its kind in ten seconds. Entries without a message or an error all are. */
export function thinner({ now, repeat }: Options): (entry: Entry) => boolean {
  const windows = new Map<string, Window>()
  let timer: NodeJS.Timeout | undefined

  function close(kind: string, { first, omitted }: Window): void {
    windows.delete(kind)
    if (omitted === 0) return
    const { level = 'error', message, what } = first
    repeat({ level, message, what, error: headOf(first.error), repeated: omitted, seconds: WINDOW / 1000 })
  }

  function sweep(): void {
    timer = undefined
    for (const [kind, window] of windows) if (window.until <= now()) close(kind, window)
    if (windows.size > 0) timer = setTimeout(sweep, WINDOW).unref()
  }

  return (entry) => {
    const kind = kindOf(entry)
    if (!kind) return true
    const window = windows.get(kind)
    if (window && window.until > now()) {
      window.omitted += 1
      return false
    }
    if (window) close(kind, window)
    if (windows.size < MOST_KINDS) windows.set(kind, { until: now() + WINDOW, first: entry, omitted: 0 })
    if (!timer) timer = setTimeout(sweep, WINDOW).unref()
    return true
  }
}

/** Two errors are of one kind if they say the same at the same place. */
function kindOf({ level, message, what, error }: Entry): string {
  const [said = '', place = ''] = typeof error === 'string' ? error.split('\n', 2) : []
  const parts = [message, what, said, place].filter((part) => typeof part === 'string' && part !== '')
  return parts.length > 0 ? [level, ...parts].join('\n') : ''
}

/** First line of an error: its stack stands in the first entry. */
function headOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error.split('\n', 1)[0] : undefined
}
