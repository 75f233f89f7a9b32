import { Fault } from '../../lib/fault.ts'
import { stopEverything } from '../../lib/processes.ts'
import { openTestStore } from './test-store.ts'

interface Call {
  readonly id: number
  readonly call: string
  readonly input: never
}

/**
 * The far end of `@galleria/e2e-kit`: one store for one worker of a test run, told what to do over Node's channel between
 * parent and child. It ends when its parent does.
 */
async function main(): Promise<void> {
  const send = (answer: object) => void (process.connected && process.send?.(answer))
  const log = process.env.E2E_LOG ? (line: string) => console.log(line) : () => {}
  const opening = openTestStore(log)
  const end = async () => {
    await opening.then((store) => store.stop()).catch(() => {})
    await stopEverything()
    process.exit(0)
  }
  process.once('disconnect', () => void end())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  process.on('message', async ({ id, call, input }: Call) => {
    try {
      const calls: Readonly<Record<string, (input: never) => unknown>> = (await opening).calls
      const work = calls[call]
      if (!work) throw new Error(`This Galleria knows no "${call}": kit and checkout must be of one version.`)
      send({ id, value: (await work(input)) ?? null })
    } catch (error) {
      send({ id, error: describeError(error) })
    }
  })
}

/** A fault brings what the part said last. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { advice, said } = error instanceof Fault ? error : { advice: '', said: [] }
  return [error.message, advice, ...said].filter(Boolean).join('\n')
}

await main()
