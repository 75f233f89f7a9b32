import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The sample that `docs/scaling.md` tells people to begin with. */
const sample = join(import.meta.dirname, '../../../../../docs/nginx.conf')

export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

export interface Nginx {
  readonly url: string
  stop(): Promise<void>
}

/** The sample configuration, with these ports in place of its own. */
export async function startNginx(port: number, servers: readonly [number, number]): Promise<Nginx> {
  const path = findNginx()
  if (!path) throw new Error('There is no nginx on this machine')
  const home = await mkdtemp(join(tmpdir(), 'galleria-nginx-'))
  const [first, second] = servers
  const text = readFileSync(sample, 'utf8')
    .replace('127.0.0.1:4001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${second}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace(
      'http {',
      `http {\n${places.map((place) => `  ${place}_temp_path ${home}/${place};`).join('\n')}`,
    )
  const top = `pid ${home}/pid;\nerror_log ${home}/error.log;\ndaemon off;\n`
  await writeFile(join(home, 'nginx.conf'), top + text)
  const child = spawn(path, ['-p', home, '-e', join(home, 'error.log'), '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  for (let look = 0; look < 200; look += 1) {
    if (await answers(port)) return { url: `http://127.0.0.1:${port}`, stop }
    await delay(25)
  }
  await stop()
  throw new Error('nginx did not come up')
}

const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
