import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from '../../scripts/store/layout.ts'

export interface StartedShell {
  readonly pid: number
  stop(): Promise<void>
}

/** The built shell as a process whose processor time can be read. */
export async function startedShell(
  env: Readonly<Record<string, string>>,
  checkout = root,
): Promise<StartedShell> {
  const child = spawn(process.execPath, ['apps/shell/dist/server/index.js'], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('shell ready')) resolve()
    })
    ended.then(() => reject(new Error('The shell ended before it was ready.')))
  })
  return {
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
