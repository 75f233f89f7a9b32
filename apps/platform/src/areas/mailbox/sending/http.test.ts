import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpTransport } from './http.ts'
import { MailRefused } from './transport.ts'

let server: Server
let url: string
/** Letters by their keys, as a provider keeps them. */
const taken = new Map<string, unknown>()
const answers: number[] = []
beforeEach(async () => {
  taken.clear()
  answers.length = 0
  server = createServer(async (request, response) => {
    const key = request.headers['idempotency-key'] as string
    if (request.headers.authorization !== 'Bearer re_key') response.writeHead(401).end('who?')
    else {
      const body = await json(request)
      const status = answers.shift() ?? 200
      // An answer of the kind that is lost: the letter is taken all the same.
      if (status === 200 || status === 502) taken.set(key, taken.get(key) ?? body)
      response.writeHead(status).end(JSON.stringify({ id: key }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const mail = {
  ...{ id: '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1', to: 'ada@reader.example', sender: 'Lamps "R" us' },
  ...{
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
  },
}
const open = (key = 're_key') => httpTransport({ url, key, from: 'orders@shop.example' })

test('A provider takes a letter as JSON, and once although its answer was lost', async () => {
  answers.push(502)
  await expect(open().send(mail)).rejects.toThrow('answered 502')
  await open().send(mail)
  expect([...taken.values()]).toEqual([
    {
      ...{ from: '"Lamps \\"R\\" us" <orders@shop.example>', to: ['ada@reader.example'], subject: 'Hello' },
      ...{ text: 'Hello', html: '<p>Hello</p>' },
      headers: { 'Auto-Submitted': 'auto-generated', 'Message-ID': `<${mail.id}@shop.example>` },
    },
  ])
})

test('A letter that the provider can’t take is refused for good, and a wrong key is not its fault', async () => {
  answers.push(422, 429)
  await expect(open().send(mail)).rejects.toBeInstanceOf(MailRefused)
  for (const failing of [open(), open('other')])
    await expect(failing.send(mail)).rejects.not.toBeInstanceOf(MailRefused)
})
