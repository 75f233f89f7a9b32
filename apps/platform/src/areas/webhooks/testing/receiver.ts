import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PlatformEvent } from '@galleria/platform-client/events'
import { parseWebhook } from '@galleria/platform-client/events'

type Behave = (event: PlatformEvent, response: ServerResponse, count: number) => void

export interface Receiver {
  readonly url: string
  /** Events in order of arrival, whatever was answered. */
  readonly events: PlatformEvent[]
  readonly tokens: string[]
  /** Until a moment when `true` is answered. */
  until(holds: () => boolean): Promise<void>
  close(): Promise<void>
}

/** A target that verifies what it gets, as an app would. Answers 200 unless told otherwise. */
export async function createReceiver(
  publicKey: () => Promise<string>,
  behave: Behave = (_, response) => response.end(),
): Promise<Receiver> {
  const events: PlatformEvent[] = []
  const tokens: string[] = []
  let outcome = Promise.withResolvers<void>()
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const token = await text(request)
    const event = await parseWebhook(token, await publicKey())
    tokens.push(token)
    events.push(event)
    behave(event, response, events.length)
    outcome.resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    events,
    tokens,
    async until(holds) {
      while (!holds()) {
        await outcome.promise
        outcome = Promise.withResolvers<void>()
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
