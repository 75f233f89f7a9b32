import { CLIENT_ID } from '../../apps/platform/src/base/development-ids.ts'
import { ask, type Figures, type Question } from './connections.ts'
import { anonymous, postmaster, type Server } from './measure.ts'

const CONNECTIONS = [1, 16, 64] as const
const WARM_MS = 1_500
const MEASURED_MS = 4_000

/** Measures the most common reads at growing numbers of connections, each beside a bare answer of the same size. */
export async function underLoad(server: Server, bare: Server, home: string): Promise<void> {
  const pids = [server.pid, await postmaster(home)]
  console.log(`${'call'.padEnd(20)}connections  requests/s  p50 ms  p95 ms  p99 ms  processor ms`)
  for (const [name, question] of await questions(server.url)) {
    const { url, ...init } = question(0)
    const bytes = (await (await fetch(url, init)).arrayBuffer()).byteLength
    const ready = () => ({ url: `${bare.url}/${bytes}` })
    await ask(question, 8, WARM_MS, pids)
    await ask(ready, 8, WARM_MS, [bare.pid])
    for (const connections of CONNECTIONS) {
      const least = await ask(ready, connections, MEASURED_MS / 2, [bare.pid])
      const ours = await ask(question, connections, MEASURED_MS, pids)
      console.log(row(name, connections, ours))
      console.log(row('  bare', connections, least))
    }
  }
}

function row(name: string, connections: number, { perSecond, p50, p95, p99, cpu }: Figures): string {
  const times = [p50, p95, p99].map((time) => time.toFixed(1).padStart(8)).join('')
  return `${name.padEnd(20)}${String(connections).padStart(11)}${perSecond.toFixed(0).padStart(12)}${times}${cpu.toFixed(2).padStart(14)}`
}

async function questions(url: string): Promise<(readonly [string, (index: number) => Question])[]> {
  const authorization = await anonymous(url)
  const post = (path: string, body: object, headers: Record<string, string> = {}) => ({
    url: url + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const list = post(
    '/stores-reader/v1/products/query-platformized',
    { query: { paging: { limit: 24 } } },
    { authorization },
  )
  const { products } = (await (await fetch(list.url, list)).json()) as { products: { id: string }[] }
  const byId = (index: number) => ({
    url: `${url}/stores-reader/v1/products/${products[index % products.length]?.id}`,
    headers: { authorization },
  })
  return [
    ['product by id', byId],
    ['list of 24', () => list],
    ['anonymous token', () => post('/oauth2/token', { clientId: CLIENT_ID, grantType: 'anonymous' })],
  ]
}
