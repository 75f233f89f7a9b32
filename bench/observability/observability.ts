import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/store/layout.ts'
import { median } from '../lib/statistics.ts'
import { anonymous, cpuPerRequest, load, platformServer, type Server } from '../platform/measure.ts'

/**
 * Processor time of a hot call in production with and without lines, metrics and traces, in turns, so that what else the machine
 * does is in all alike. `npm run bench -- observability [rounds] [checkout]`; `checkout`: the folder of another revision, measured beside.
 */
export async function observability(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 9)
  const [, checkout] = args
  const home = await mkdtemp(join(tmpdir(), 'galleria-observability-'))
  await chmod(home, 0o755)
  const collector = createServer((incoming, outgoing) =>
    incoming.resume().once('end', () => outgoing.end('{}')),
  )
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const seeded = await run(process.execPath, [join(root, 'apps/platform/src/dev/seed/main.ts')], {
    env: { ...process.env, NODE_ENV: 'development', GALLERIA_HOME: home },
  })
  if (seeded.code !== 0) throw new Error(seeded.output)
  const common = {
    NODE_ENV: 'production',
    GALLERIA_HOME: home,
    PORT: '0',
    PLATFORM_URL: 'https://platform.example',
    SHELL_URL: 'https://shop.example',
    PLATFORM_API_KEY: 'an API key for this measurement alone',
    PLATFORM_SECRET: 'a secret for this measurement alone',
  }
  const ways: Record<string, Record<string, string>> = {
    nothing: { LOG_SAMPLE: '0' },
    'lines of 10 %': { LOG_SAMPLE: '10' },
    'all lines': {},
    metrics: { LOG_SAMPLE: '0', METRICS_PORT: String(await freePort()) },
    'traces of 10 %': {
      LOG_SAMPLE: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
    'all traces': {
      LOG_SAMPLE: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER: 'always_on',
    },
  }
  const add = async (name: string, server: Server) => {
    servers.push({ name, server, request: await hotCall(server.url), took: [] })
  }
  const servers: { name: string; server: Server; request: (index: number) => Request; took: number[] }[] = []
  try {
    if (checkout) await add('checkout', await platformServer(common, checkout))
    for (const [name, env] of Object.entries(ways))
      await add(name, await platformServer({ ...common, ...env }))
    for (const { request } of servers) await load(request, 2_000)
    for (let round = 0; round < rounds; round++)
      for (const { server, request, took } of servers)
        took.push(await cpuPerRequest([server.pid], request, 2_000))
    const [least] = servers.map(({ took }) => median(took))
    for (const { name, took } of servers) {
      const own = median(took)
      console.log(
        `${name.padEnd(16)} ${(own * 1000).toFixed(0).padStart(5)} µs of processor  ${((own - (least ?? own)) * 1000).toFixed(0).padStart(4)} more`,
      )
    }
  } finally {
    for (const { server } of servers.reverse()) await server.stop()
    collector.close()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A product by its id, as a shopper's page reads it. */
async function hotCall(url: string): Promise<(index: number) => Request> {
  const authorization = await anonymous(url)
  const headers = { authorization, 'content-type': 'application/json' }
  const list = new Request(`${url}/stores-reader/v1/products/query-platformized`, {
    method: 'POST',
    headers,
    body: '{"query":{"paging":{"limit":24}}}',
  })
  const { products } = (await (await fetch(list)).json()) as { products: { id: string }[] }
  return (index) =>
    new Request(`${url}/stores-reader/v1/products/${products[index % products.length]?.id}`, { headers })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
