import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CLIENT_ID } from '../../apps/platform/src/base/development-ids.ts'
import { programs } from '../../scripts/serve/programs.ts'
import { root } from '../../scripts/store/layout.ts'
import { cpuOf } from './cpu.ts'

const AT_ONCE = 8

export interface Server {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Milliseconds of processor that these processes use for one request. */
export async function cpuPerRequest(
  pids: readonly number[],
  request: (index: number) => Request,
  count: number,
): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = used()
  await load(request, count)
  return (used() - before) / count
}

export async function load(request: (index: number) => Request, count: number): Promise<void> {
  let next = 0
  const work = async () => {
    while (next < count) {
      const answer = await fetch(request(next++))
      if (!answer.ok) throw new Error(await answer.text())
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Its pid file is in the data folder, wherever below the home that is. */
export async function postmaster(home: string): Promise<number> {
  const files = await readdir(home, { recursive: true })
  const file = files.find((name) => name.endsWith('postmaster.pid'))
  if (!file) throw new Error(`No Postgres runs below ${home}`)
  return Number((await readFile(join(home, file), 'utf8')).split('\n')[0])
}

/** The platform, as it is started for use. `checkout`: the folder of another revision of this repository. */
export function platformServer(env: Record<string, string>, checkout = root): Promise<Server> {
  return started(programs.platform, env, checkout)
}

export function serverOf(file: string, env: Record<string, string>): Promise<Server> {
  return started([file], env)
}

async function started(program: readonly string[], env: Record<string, string>, cwd = root): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, program, {
    cwd,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      const found = /ready (http:[^\s"]+)/.exec(String(chunk))?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`${program.at(-1)} ended before it was ready`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

export const anonymousBody = JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' })

/** A new visitor's access token. */
export async function anonymous(url: string): Promise<string> {
  const answer = await fetch(`${url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: anonymousBody,
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
