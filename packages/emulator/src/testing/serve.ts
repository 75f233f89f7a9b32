import type { StoreFiles } from './files.ts'
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
export function serveTests(files: StoreFiles): void {
  const send = (answer: object) => void (process.connected && process.send?.(answer))
  const log = process.env.E2E_LOG ? (line: string) => console.log(line) : () => {}
  const opening = openTestStore(files, log)
  // Each call tells of a failed start.
  opening.catch(() => {})
  const end = async () => {
    await opening.then((store) => store.stop()).catch(() => {})
    process.exit(0)
  }
  process.once('disconnect', () => void end())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  process.on('message', async ({ id, call, input }: Call) => {
    try {
      const calls: Readonly<Record<string, (input: never) => unknown>> = (await opening).calls
      const work = calls[call]
      if (!work) throw new Error(`This store knows no "${call}": kit and store must be of one version.`)
      send({ id, value: (await work(input)) ?? null })
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
