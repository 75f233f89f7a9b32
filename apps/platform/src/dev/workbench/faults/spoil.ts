import { setTimeout as delay } from 'node:timers/promises'
import type { Context } from 'hono'
import type { Env } from '../../../http/route.ts'
import type { Fault } from './rule.ts'

type Spoiling = Exclude<Fault, { kind: 'error' | 'delay' | 'hang' }>

/** `answer`: the real one, where the work was done; something like one otherwise. */
export async function spoil(c: Context<Env>, fault: Spoiling, answer?: Response): Promise<Response> {
  const headers = { 'Content-Type': answer?.headers.get('content-type') ?? 'application/json' }
  const status = answer?.status ?? 200
  switch (fault.kind) {
    case 'html':
      return new Response(gatewayPage, {
        status: fault.status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'empty':
      return new Response(null, { status: fault.status, headers })
    case 'malformed':
      return new Response(`${(await textOf(answer)).replace(/[}\]]\s*$/, '')},}`, { status, headers })
    case 'truncated': {
      const bytes = Buffer.from(await textOf(answer))
      return new Response(bytes.subarray(0, fault.afterBytes ?? bytes.length >> 1), { status, headers })
    }
    case 'reset':
      return reset(c, Buffer.from(await textOf(answer)), fault.afterBytes, status, headers)
  }
}

const gatewayPage =
  '<!doctype html><html><head><title>Bad gateway</title></head><body><h1>Bad gateway</h1><hr>proxy</body></html>'

function textOf(answer: Response | undefined): Promise<string> {
  return answer?.text() ?? Promise.resolve('{"message":"an answer that was never made"}')
}

/** Milliseconds in which what was written leaves, before the connection is cut. */
const LEAVE = 25

/** A true reset of the connection (RST) after so many bytes of the body; without a connection the stream breaks. */
function reset(
  c: Context<Env>,
  body: Buffer,
  afterBytes: number,
  status: number,
  headers: Record<string, string>,
): Response {
  const socket = c.env?.incoming?.socket
  const sent = body.subarray(0, Math.min(afterBytes, body.length - 1))
  if (sent.length === 0) socket?.resetAndDestroy?.()
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      if (sent.length > 0) controller.enqueue(sent)
      await delay(LEAVE)
      // Once its connection is gone the server lets go of the stream by itself.
      if (socket?.resetAndDestroy) socket.resetAndDestroy()
      else controller.error(new TypeError('terminated'))
    },
  })
  return new Response(stream, { status, headers: { ...headers, 'Content-Length': String(body.length) } })
}
