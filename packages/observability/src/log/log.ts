import { type Entry, type Level, type Log, levels } from './entry.ts'
import { thinner } from './thin.ts'

export interface LogOptions {
  /** The most detailed level that is written. */
  readonly level: Level
  /** Writes lines, each with its end. Errors and warnings go to standard error, the rest to standard output, unless told. */
  readonly write?: (lines: string, level: Level) => void
  readonly now?: () => number
}

/** Milliseconds for which lines that nobody waits for are collected into one write. */
const COLLECTED = 100

/**
 * Writes one line of JSON per entry. Errors and warnings of one kind appear once in ten seconds; a later line has the number
 * of those left out. Lines of `info` and `debug` are written together, a tenth of a second later at most.
 */
export function createLog(options: LogOptions): Log & { flush(): void } {
  const { write = toStandard, now = Date.now } = options
  const most = levels.indexOf(options.level)
  let collected = ''
  let timer: NodeJS.Timeout | undefined
  const thin = thinner({ now, repeat: put })

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const lines = collected
    collected = ''
    if (lines) write(lines, 'info')
  }

  function put({ level = 'info', ...fields }: Entry): void {
    const line = `${JSON.stringify({ time: new Date(now()).toISOString(), level, ...fields })}\n`
    if (level === 'error' || level === 'warn') {
      write(line, level)
      return
    }
    collected += line
    timer ??= setTimeout(flush, COLLECTED).unref()
  }

  const log = (entry: Entry): void => {
    const level = entry.level ?? 'info'
    if (levels.indexOf(level) > most) return
    if (level === 'info' || level === 'debug' || thin(entry)) put(entry)
  }
  return Object.assign(log, { flush })
}

function toStandard(lines: string, level: Level): void {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout
  stream.write(lines)
}
