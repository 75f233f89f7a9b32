import type { Channel, FromRenderer, ToRenderer } from '../wire/index.ts'

type Asked = Extract<FromRenderer, { question: number }>
type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'question'> : never
type Answer = Extract<ToRenderer, { kind: 'answer' }>

/** Questions of a renderer to the front process, which it answers in any order. */
export function createQuestions(channel: Pick<Channel, 'send'>) {
  const open = new Map<
    number,
    { resolve(answer: { message: Answer; bytes: Buffer }): void; reject(error: Error): void }
  >()
  let last = 0
  return {
    ask(question: Unnumbered<Asked>, bytes?: Uint8Array): Promise<{ message: Answer; bytes: Buffer }> {
      const number = ++last
      const { promise, resolve, reject } = Promise.withResolvers<{ message: Answer; bytes: Buffer }>()
      open.set(number, { resolve, reject })
      channel.send({ ...question, question: number }, bytes)
      return promise
    },
    answer(message: Answer, bytes: Buffer): void {
      const asked = open.get(message.question)
      open.delete(message.question)
      if (message.error === undefined) asked?.resolve({ message, bytes })
      else asked?.reject(new Error(message.error))
    },
  }
}

export type Questions = ReturnType<typeof createQuestions>

/** `fetch` of the platform's client in a renderer: the front process asks, and adds what authorizes. */
export function createAskedFetch({ ask }: Questions): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input as Request, init)
    const method = request.method as 'GET' | 'POST'
    const body = method === 'GET' ? undefined : new Uint8Array(await request.arrayBuffer())
    const asked = ask(
      { kind: 'fetch', method, url: request.url, headers: Object.fromEntries(request.headers) },
      body,
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
