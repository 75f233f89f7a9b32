import type { Channel, FromRenderer, PlatformMethod, ToRenderer } from '../wire/index.ts'

type Asked = Extract<FromRenderer, { request: number }>
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'request'> : never
type Answer = Extract<ToRenderer, { kind: 'answer' }>

/** Requests of a renderer to the front process, which it answers in any order. */
export function createRequests(channel: Pick<Channel, 'send'>) {
  const open = new Map<
    number,
    { resolve(answer: { message: Answer; bytes: Buffer }): void; reject(error: Error): void }
  >()
  let last = 0
  return {
    ask(
      request: Unnumbered<Asked>,
      ...bytes: readonly Uint8Array[]
    ): Promise<{ message: Answer; bytes: Buffer }> {
      const number = ++last
      const { promise, resolve, reject } = Promise.withResolvers<{ message: Answer; bytes: Buffer }>()
      open.set(number, { resolve, reject })
      channel.send({ ...request, request: number }, ...bytes)
      return promise
    },
    answer(message: Answer, bytes: Buffer): void {
      const asked = open.get(message.request)
      open.delete(message.request)
      if (message.error === undefined) asked?.resolve({ message, bytes })
      else asked?.reject(new Error(message.error))
    },
  }
}

export type Requests = ReturnType<typeof createRequests>

/**
 * `fetch` of the platform's client in a renderer: the front process asks, and adds the authorization. `inNameOf`: of that
 * page's visitor, or of the store.
 */
export function createForwardedFetch(
  { ask }: Requests,
  inNameOf: { readonly page?: number; readonly isForStore?: boolean } = {},
): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input as Request, init)
    const method = request.method as PlatformMethod
    const body = method === 'GET' ? [] : [new Uint8Array(await request.arrayBuffer())]
    const asked = ask(
      {
        kind: 'fetch',
        ...inNameOf,
        method,
        url: request.url,
        headers: Object.fromEntries(request.headers),
      },
      ...body,
    )
    const { message, bytes } = await untilAborted(asked, request.signal)
    return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
      status: message.status ?? 502,
      statusText: message.statusText ?? '',
      headers: message.headers ?? {},
    })
  }
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
