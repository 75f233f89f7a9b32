import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_ID, OWNER_API_KEY } from '../base/development-ids.ts'
import { post } from '../dev/testing/post.ts'
import { anonymous } from '../dev/testing/sign-up.ts'

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'galleria-server-'))
  // As root the database runs as somebody else, who must be able to walk in.
  await chmod(home, 0o755)
})
afterAll(() => rm(home, { recursive: true, force: true }))

interface Server {
  readonly child: ChildProcess
  readonly url: string
  readonly site: { fetch: typeof fetch; url: string; clientId: string }
}

function launch(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'start.js')], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'development',
      GALLERIA_HOME: home,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function start(): Promise<Server> {
  const child = launch({})
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /^platform ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, url, site: { fetch, url, clientId: CLIENT_ID } }
  }
  throw new Error('The server ended before it was ready')
}

/** Waits for a server that does not come up, and returns what it said. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const child = launch(env)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return said
}

async function end({ child }: Server, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill(signal)
  return (await exit)[0]
}

describe('The server', () => {
  it('keeps what it acknowledged when it is killed right after, exactly once', async () => {
    const killed = await start()
    const visitor = (await anonymous(killed.site)).access_token
    const account = { loginId: { email: 'kept@example.test' }, password: 'acknowledged' }
    const answer = await post(killed.site, '/v2/register', account, visitor)
    expect(answer.status).toBe(200)
    await end(killed, 'SIGKILL')

    const again = await start()
    const login = await post(again.site, '/v2/login', account, visitor)
    expect(await login.json()).toMatchObject({ state: 'SUCCESS' })
    const twice = await post(again.site, '/v2/register', account, visitor)
    expect(await twice.json()).toMatchObject({ details: { applicationError: { code: '-19995' } } })
    const box = await fetch(`${again.url}/_dev/mailbox/kept@example.test`)
    expect(((await box.json()) as { messages: object[] }).messages).toHaveLength(1)
    expect(await end(again, 'SIGTERM')).toBe(0)
  }, 60_000)

  it('leaves no database behind when it is stopped while it starts', async () => {
    const child = launch({ GALLERIA_HOME: join(home, 'interrupted') })
    const pidFile = join(home, 'interrupted/postgres/data/postmaster.pid')
    await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true)
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(existsSync(pidFile)).toBe(false)
  }, 60_000)

  it('names every bad value of its environment and does not start', async () => {
    const said = await failedStart({ PORT: 'ninety', DATABASE_URL: 'mysql://x', SHELL_URL: 'ftp://x' })
    for (const name of ['PORT', 'DATABASE_URL', 'SHELL_URL']) expect(said).toContain(`  ${name}: `)
    expect(said.split('\n').length).toBeLessThan(6)
  })

  it('does not start with a name that is nearly one of ours', async () => {
    const said = await failedStart({ PLATFORM_ULR: 'http://x', DATABASE_URL: 'mysql://x' })
    expect(said).toContain('DATABASE_URL: must be')
    expect(said).toContain('PLATFORM_ULR is unknown. Did you mean PLATFORM_URL?')
  })

  it('hands out addresses with the port it really has', async () => {
    const server = await start()
    const { access_token: authorization } = await anonymous(server.site)
    const query = { paging: { limit: 1 } }
    const answer = await post(server.site, '/v1/products/query-platformized', { query }, authorization)
    expect(await answer.text()).toContain(`"${server.url}/media/`)
    expect(await end(server, 'SIGTERM')).toBe(0)
  }, 60_000)

  it('does not start in production with the public development key', async () => {
    const said = await failedStart({ NODE_ENV: 'production', PLATFORM_API_KEY: OWNER_API_KEY })
    expect(said).toContain('PLATFORM_API_KEY has a public development value')
  })

  it('says when its port is taken, and leaves no database behind', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const { port } = squatter.address() as { port: number }
    expect(await failedStart({ PORT: String(port) })).toContain(`Port ${port} is already in use`)
    squatter.close()
    const free = await start()
    expect(await end(free, 'SIGTERM')).toBe(0)
  }, 60_000)

  it('waits for a database that is not up, says so at /ready, and ends at once when it is asked to', async () => {
    const port = await getPort({ host: '127.0.0.1' })
    const nobody = await getPort({ host: '127.0.0.1' })
    const DATABASE_URL = `postgres://galleria@127.0.0.1:${nobody}/galleria`
    const child = launch({ PORT: String(port), DATABASE_URL })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
      return [answer?.status, await answer?.text()]
    }
    await expect
      .poll(() => ask('/ready'))
      .toEqual([503, expect.stringContaining("The database doesn't answer.")])
    expect(await ask('/health')).toEqual([200, '{"status":"ok"}'])
    expect((await ask('/ecom/v1/carts/current'))[0]).toBe(503)
    expect(said.match(/The platform waits for it/g)).toHaveLength(1)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    expect((await exit)[0]).toBe(0)
    expect(said).not.toContain('abort')
  }, 30_000)
})
