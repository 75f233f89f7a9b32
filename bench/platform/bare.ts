import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The yardstick: a server that has its answer ready. `GET /<bytes>` answers JSON of that size. */
const app = new Hono()
const answers = new Map<number, string>()
app.get('/:bytes', (c) => {
  const bytes = Number(c.req.param('bytes'))
  const text = answers.get(bytes) ?? JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) })
  answers.set(bytes, text)
  return c.body(text, 200, { 'content-type': 'application/json' })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`ready http://127.0.0.1:${port}`),
)
