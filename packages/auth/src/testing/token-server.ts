import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Body = Readonly<Record<string, string>>
interface Received {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: Body
}

type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: unknown }

export interface TokenServer extends AsyncDisposable {
  readonly url: string
  readonly received: Received[]
  /** Grant types asked for, in order. */
  readonly grants: () => string[]
  /** Replaces an answer; undefined keeps the usual one, `hang` never answers. */
  intercept: (request: Received, index: number) => Promise<Answer | undefined> | Answer | undefined
}

/** A token endpoint (and whatever `intercept` answers) over real HTTP on a free port. */
export async function startTokenServer(
  options: { expiresIn?: number; rotate?: boolean } = {},
): Promise<TokenServer> {
  const received: Received[] = []
  let issued = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Body
    const entry = { path: request.url ?? '', authorization: request.headers.authorization, body }
    const index = received.push(entry) - 1
    const answer = await tokens.intercept(entry, index)
    if (answer) return send(response, answer)
    if (entry.path !== '/oauth2/token') return send(response, { status: 404, body: {} })
    issued += 1
    const anonymous = body.grantType === 'anonymous'
    send(response, {
      body: {
        access_token: `access-${issued}`,
        expires_in: options.expiresIn ?? 900,
        refresh_token: body.grantType === 'refresh_token' && !options.rotate ? null : `refresh-${issued}`,
        token_type: anonymous ? 'visitor' : 'any',
      },
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tokens: TokenServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    grants: () =>
      received.filter(({ path }) => path === '/oauth2/token').map(({ body }) => body.grantType ?? ''),
    intercept: () => undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return tokens
}

function send(response: ServerResponse, { status = 200, headers = {}, body = {} }: Answer): void {
  const html = typeof body === 'string'
  response
    .writeHead(status, { 'content-type': html ? 'text/html' : 'application/json', ...headers })
    .end(html ? body : JSON.stringify(body))
}
