import { randomBytes } from 'node:crypto'
import { DeliveryFault } from '@galleria/delivery'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { consoleFiles } from './files.ts'
import { Feed } from './live/feed.ts'
import { stream } from './live/stream.ts'
import { renderConsolePage } from './pages/layout.tsx'
import { problemPage } from './pages/problem.tsx'
import { consolePolicy } from './policy.ts'
import { actRoutes } from './routes/acting.ts'
import { lookRoutes } from './routes/looking.ts'
import { signInRoutes } from './routes/signing-in.ts'
import { closeSession, readSession } from './session/session.ts'
import type { ConsoleApp, ConsoleOptions, Tools } from './tools.ts'

/** Open streams that one server keeps; more would be somebody's mistake. */
const mostListeners = 200

/** The engineers' console, below `/console` (decision 0209). */
export function createConsole(options: ConsoleOptions): ConsoleApp {
  const { keys, desk, clock, now, css, onProblem } = options
  const files = consoleFiles()
  const feed = new Feed(desk, clock, onProblem)
  const app: ConsoleApp = new Hono()

  const show: Tools['show'] = (c, page, revision, session = c.get('session') ?? null) => {
    const nonce = randomBytes(16).toString('base64')
    const document = renderConsolePage(page, { session, nonce, revision, css, build: files.build })
    return c.html(document, (page.status ?? 200) as 200, {
      'cache-control': 'no-store',
      'content-security-policy': consolePolicy(nonce),
    })
  }
  const tools: Tools = { ...options, show }

  app.get('/files/:build/:name', (c) => files.answer(c.req.param('name')))
  app.use(csrf({ secFetchSite: 'same-origin' }))
  signInRoutes(app, tools)
  app.use(async (c, next) => {
    const session = readSession(c, keys, now())
    if (session) {
      c.set('session', session)
      return next()
    }
    if (c.req.path === '/console/live') return c.text('Sign in first', 401, { 'cache-control': 'no-store' })
    const { pathname, search } = new URL(c.req.url)
    const to = c.req.method === 'GET' ? pathname + search : '/console'
    c.header('cache-control', 'no-store')
    return c.redirect(`/console/sign-in?${new URLSearchParams({ to })}`, 303)
  })
  app.post('/sign-out', (c) => {
    closeSession(c)
    return c.redirect('/console/sign-in', 303)
  })
  app.get('/live', async (c) => {
    if (feed.size >= mostListeners) return c.text('Too many are looking', 503, { 'retry-after': '30' })
    const after = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? 0)
    return stream(feed, clock, Number.isFinite(after) ? after : 0, c.get('session').ends - now())
  })
  lookRoutes(app, tools)
  actRoutes(app, tools)
  app.all('*', (c) => show(c, problemPage('Not found', 'There is no such page in the console.', 404), null))
  app.onError((error, c) => {
    const session = readSession(c, keys, now())
    if (error instanceof HTTPException) {
      const text = 'This form came from another site, so it was not obeyed. Open the page here, then send it.'
      return show(c, problemPage('That cannot be done', text, error.status), null, session)
    }
    onProblem(`${c.req.path}: ${error.stack ?? error.message}`)
    const [text, status] =
      error instanceof DeliveryFault
        ? [error.message, 503]
        : ['Something went wrong here. What it was stands in the log of the shell.', 500]
    return show(c, problemPage('It cannot be shown', text, status), null, session)
  })
  return app
}
