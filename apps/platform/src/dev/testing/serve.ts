import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createTestPlatform, type TestPlatform } from '../testing.ts'

export interface PlatformServer extends AsyncDisposable {
  readonly url: string
  readonly site: TestPlatform
}

/** The store as it begins, on a free port: for programs of their own. */
export async function startPlatform(): Promise<PlatformServer> {
  let site: TestPlatform | undefined
  const server = createServer(async (request, response) => {
    const answer = await site?.fetch(new URL(request.url ?? '/', site.url), await initOf(request))
    if (!answer) return response.writeHead(503).end()
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const started = await createTestPlatform({ seed: 'full', config: { publicUrl: url } })
  site = started
  return {
    url,
    site: started,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await started.close()
    },
  }
}

async function initOf(request: IncomingMessage): Promise<RequestInit> {
  const { method = 'GET', headers } = request
  const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request)
  return { method, headers: pairs, ...(body?.length ? { body: new Uint8Array(body) } : {}) }
}
