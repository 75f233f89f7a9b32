import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'
import { median } from '../lib/statistics.ts'
import {
  cpuPerRequest,
  load,
  platformServer,
  postmaster,
  type Server,
  serverOf,
} from '../platform/measure.ts'
import { welch } from './welch.ts'

const ROUNDS = 7
const TOKENS = 2_000
const CLIENT_ID = '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1'

/**
 * Measures signing in: processor time of an anonymous token above a bare answer of its size, a login's time with
 * argon2's share apart, and whether time tells if an account exists. `npm run bench -- identity [logins] [pairs]`
 */
export async function identity(args: string[]): Promise<void> {
  const [logins = 200, pairs = 200] = args.map(Number)
  const home = await mkdtemp(join(tmpdir(), 'galleria-identity-'))
  await chmod(home, 0o755)
  const bare = await serverOf('bench/platform/bare.ts', {})
  const server = await platformServer({ GALLERIA_HOME: home, PORT: '0' })
  try {
    await tokens(server, bare, home)
    await signIns(server, logins)
    await silence(server, pairs)
  } finally {
    await server.stop()
    await bare.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function tokens(server: Server, bare: Server, home: string): Promise<void> {
  const anonymous = () => request(server, '/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' })
  const bytes = (await (await fetch(anonymous())).arrayBuffer()).byteLength
  const ready = () => new Request(`${bare.url}/${bytes}`)
  const all = [server.pid, await postmaster(home)]
  await load(anonymous, 500)
  await load(ready, 500)
  const figures = { ours: [] as number[], node: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.ours.push(await cpuPerRequest(all, anonymous, TOKENS))
    figures.node.push(await cpuPerRequest([server.pid], anonymous, TOKENS))
    figures.bare.push(await cpuPerRequest([bare.pid], ready, TOKENS))
  }
  const [ours, node, least] = [median(figures.ours), median(figures.node), median(figures.bare)]
  console.log(
    `anonymous token    ${ours.toFixed(2)} ms of processor with the database (${node.toFixed(2)} without), ${(ours - least).toFixed(2)} above a bare answer (${least.toFixed(2)})`,
  )
}

async function signIns(server: Server, count: number): Promise<void> {
  const token = await visitor(server)
  const login = { loginId: { email: 'ada@galleria.test' }, password: 'lovelace-1843' }
  const whole = await times(count, async () => {
    const answer = await fetch(request(server, '/v2/login', login, token))
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
  })
  const stored = await hash(login.password)
  const argon2 = await times(count, () => verify(stored, login.password))
  const share = (at(argon2, 0.5) / at(whole, 0.5)) * 100
  console.log(
    `login              ${summary(whole)}; argon2 alone ${summary(argon2)}, ${share.toFixed(0)} % of it at the median`,
  )
}

/** The same wrong password for accounts that exist and for others, in turn; then the same for forgotten passwords. */
async function silence(server: Server, pairs: number): Promise<void> {
  const token = await visitor(server)
  const emails = Array.from({ length: pairs }, (_, index) => `bench-${index}@example.test`)
  for (const email of emails) {
    const body = { loginId: { email }, password: 'a password for a bench' }
    const answer = await fetch(request(server, '/v2/register', body, token))
    if (!answer.ok) throw new Error(await answer.text())
  }
  const kinds = {
    'wrong password': (email: string) =>
      request(server, '/v2/login', { loginId: { email }, password: 'wrong, and long' }, token),
    'forgotten password': (email: string) => request(server, '/v1/send-email', { email }, token),
  }
  for (const [kind, ask] of Object.entries(kinds)) {
    const known: number[] = []
    const unknown: number[] = []
    for (const [index, email] of emails.entries()) {
      const one = async () => known.push(await timeOf(() => fetch(ask(email))))
      const other = async () => unknown.push(await timeOf(() => fetch(ask(`nobody-${email}`))))
      for (const each of index % 2 ? [one, other] : [other, one]) await each()
    }
    const [mine, none] = [at(known, 0.5), at(unknown, 0.5)]
    const apart = (Math.abs(mine - none) / none) * 100
    console.log(
      `${kind.padEnd(18)} known ${mine.toFixed(2)} ms, unknown ${none.toFixed(2)} ms at the median: ${apart.toFixed(1)} % apart (limit 5), Welch's t ${welch(known, unknown).toFixed(2)}`,
    )
  }
}

function request(server: Server, path: string, body: object, token?: string): Request {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
  return new Request(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function visitor(server: Server): Promise<string> {
  const body = { clientId: CLIENT_ID, grantType: 'anonymous' }
  const answer = await fetch(request(server, '/oauth2/token', body))
  return ((await answer.json()) as { access_token: string }).access_token
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  const answer = await work()
  if (answer instanceof Response) await answer.arrayBuffer()
  return performance.now() - began
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const all: number[] = []
  for (let index = -20; index < count; index += 1) {
    const time = await timeOf(work)
    if (index >= 0) all.push(time)
  }
  return all
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

function summary(values: readonly number[]): string {
  return `${at(values, 0.5).toFixed(1)} ms median, ${at(values, 0.95).toFixed(1)} ms at the 95th percentile`
}
