import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  end(signal: NodeJS.Signals): Promise<void>
}

/** A platform of its own process on this database, as it would run in production but for its data. */
export async function serverProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/start.js')], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^platform ready (\S+)$/.exec(line)?.[1]
    if (!url) continue
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    }
    return { child, url, end }
  }
  throw new Error('The server ended before it was ready')
}
