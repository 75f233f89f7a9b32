import { randomBytes } from 'node:crypto'
import { DeliveryFault } from '@galleria/delivery'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { ConsoleApp, ConsoleOptions, RouteContext } from './console-app.ts'
import { consolePolicy } from './content-security-policy.ts'
import { consoleFiles } from './files/files.ts'
import { ChangeFeed } from './live/change-feed.ts'
import { eventStream } from './live/event-stream.ts'
import { renderConsolePage } from './pages/layout.tsx'
import { problemPage } from './pages/problem.tsx'
import { actionRoutes } from './routes/action-routes.ts'
import { signInRoutes } from './routes/sign-in-routes.ts'
import { viewRoutes } from './routes/view-routes.ts'
import { closeSession, readSession } from './session/session.ts'

/** Open streams that one server keeps; more would be somebody's mistake. */
const mostListeners = 200

/** The engineers' console, below `/console` (decision 0209). */
export function createConsole(options: ConsoleOptions): ConsoleApp {
  const { keys, data, clock, now, css, onProblem } = options
  const files = consoleFiles()
  const feed = new ChangeFeed(data, clock, onProblem)
  const app: ConsoleApp = new Hono()

  const show: RouteContext['show'] = (c, page, revision, session = c.get('session') ?? null) => {
    const nonce = randomBytes(16).toString('base64')
    const document = renderConsolePage(page, { session, nonce, revision, css, build: files.build })
    return c.html(document, (page.status ?? 200) as 200, {
      'cache-control': 'no-store',
      'content-security-policy': consolePolicy(nonce),
    })
  }
  const tools: RouteContext = { ...options, show }

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
    if (feed.size >= mostListeners)
      return c.text('Too many consoles are open. Close one, then try again.', 503, { 'retry-after': '30' })
    const after = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? 0)
    return eventStream(feed, clock, Number.isFinite(after) ? after : 0, c.get('session').ends - now())
  })
  viewRoutes(app, tools)
  actionRoutes(app, tools)
  app.all('*', (c) =>
    show(c, problemPage('Not found', "We couldn't find this page in the console.", 404), null),
  )
  app.onError((error, c) => {
    const session = readSession(c, keys, now())
    if (error instanceof HTTPException) {
      const text =
        'This form came from another site, so nothing changed. Open the page in the console, then submit it again.'
      return show(c, problemPage('Nothing changed', text, error.status), null, session)
    }
    onProblem(`${c.req.path}: ${error.stack ?? error.message}`)
    const [text, status] =
      error instanceof DeliveryFault
        ? [registryNote(error), 503]
        : ['Something went wrong. The log of the shell server has the details.', 500]
    return show(c, problemPage("Couldn't load this page", text, status), null, session)
  })
  return app
}

/** Says what visitors get and what to do, where the registry itself can't be used. */
function registryNote({ code, message }: DeliveryFault): string {
  if (!code.startsWith('REGISTRY_')) return message
  return `${message} Visitors get the last releases that this shell could check. Repair the registry with npm run galleria -- repair.`
}
