import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

/** The yardstick: a server that has its answer ready. `GET /<bytes>` answers JSON of that size, `POST` once it has read the body. */
const app = new Hono()
const answers = new Map<number, string>()
const answer = (c: Context) => {
  const bytes = Number(c.req.param('bytes'))
  const text = answers.get(bytes) ?? JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) })
  answers.set(bytes, text)
  return c.body(text, 200, { 'content-type': 'application/json' })
}
app.get('/:bytes', answer)
app.post('/:bytes', async (c) => {
  await c.req.text()
  return answer(c)
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`ready http://127.0.0.1:${port}`),
)
