import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { serve } from '@hono/node-server'

export interface ServedPlatform {
  readonly platform: TestPlatform
  /** Environment of a shell at `http://shop.test` in front of it. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A platform on the network, where a shell of its own process would find one. `onRequest` sees each request before it is answered. */
export async function servePlatform(
  onRequest: (request: Request) => Promise<void> | void,
): Promise<ServedPlatform> {
  const platform = await createTestPlatform()
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    async fetch(request) {
      await onRequest(request)
      const { pathname, search } = new URL(request.url)
      return platform.fetch(new Request(platform.url + pathname + search, request))
    },
  }) as Server
  await once(server, 'listening')
  return {
    platform,
    env: {
      PLATFORM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      PLATFORM_CLIENT_ID: platform.clientId,
      SHELL_URL: 'http://shop.test',
      TRUSTED_PROXIES: '1',
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await platform.close()
    },
  }
}
