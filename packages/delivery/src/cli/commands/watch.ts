import { setTimeout as sleep } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { type Watched, watchOnce } from '../../telemetry/watch.ts'
import { type WatchedFull, watchFull } from '../../telemetry/watch-full.ts'
import { type CommonOptions, changing, delivery, say } from '../support/context.ts'
import { tellError } from '../support/tell-error.ts'

interface Options extends CommonOptions {
  readonly interval: number
  readonly once?: boolean
}

export function addWatch(program: Command): void {
  changing(program.command('watch'))
    .description(
      'Compares new releases with those before them until stopped. Ends canaries, and rolls back full releases of the last 10 minutes, that perform worse.',
    )
    .option('--interval <seconds>', 'seconds between two checks', seconds, 15)
    .option('--once', 'check once, then exit')
    .addHelpText(
      'after',
      `
Examples:
  npm run galleria -- watch
  npm run galleria -- watch --once --json

Several watches can run at the same time. How canaries are judged: docs/telemetry.md.`,
    )
    .action(async (options: Options) => {
      const context = await delivery({ ...options, by: options.by ?? 'galleria watch' })
      if (options.once) {
        const [canaries, full] = [await watchOnce(context), await watchFull(context)]
        return say(options, { canaries, full }, () => [...lines(canaries), ...full.map(fullLine)])
      }
      const end = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort())
      console.log('watching')
      while (!end.signal.aborted) {
        await round(context)
        await sleep(options.interval * 1000, undefined, { signal: end.signal }).catch(() => undefined)
      }
    })
}

/** A store that is hurt is asked again in the next round: the watch outlives it. */
async function round(context: Parameters<typeof watchOnce>[0]): Promise<void> {
  try {
    const ended = (await watchOnce(context)).filter(({ isEnded, isPaused }) => isEnded || isPaused)
    for (const each of ended) console.log(line(each))
    for (const each of await watchFull(context)) if (each.done) console.log(fullLine(each))
  } catch (error) {
    tellError(error)
  }
}

function lines(found: readonly Watched[]): string[] {
  return found.length === 0 ? ['No canary is running.'] : found.map(line)
}

function fullLine({ module, version, look, done }: WatchedFull): string {
  const name = `${module}@${version}`
  if (!look) return `${name} is live for all visitors: not enough page views to compare yet.`
  const { canary, live } = look.seen
  const seen = `${canary.failed} of ${canary.views} page views failed, ${live.failed} of ${live.views} with ${look.live}`
  if (done === 'back') return `${name} was rolled back to ${look.live}, ${seen}. ${look.reasons.join(' ')}`
  return `${name} is ${done === 'proven' ? 'healthy' : 'live for all visitors'}, ${seen}.`
}

function line({ module, version, look, isEnded, isPaused }: Watched): string {
  const name = `${module}@${version}`
  if (!look) return `${name} continues: not enough page views to compare yet.`
  const { canary, live } = look.seen
  const seen = `check ${look.look}: ${canary.failed} of ${canary.views} page views failed, ${live.failed} of ${live.views} with ${look.live}`
  const why = look.reasons.length > 0 ? ` ${look.reasons.join(' ')}` : ''
  if (isPaused) return `${name} paused, ${seen}.${why} Only browsers report this, and no server.`
  if (isEnded) return `${name} ended, ${seen}.${why}`
  return `${name} ${look.verdict === 'abort' ? 'was ended by another watch' : 'continues'}, ${seen}.${why}`
}

function seconds(text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0)
    throw new InvalidArgumentError(`Enter a number of seconds from 1 to 9999. Got "${text}".`)
  return Number(text)
}
