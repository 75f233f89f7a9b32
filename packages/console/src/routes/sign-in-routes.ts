import type { ConsoleApp, RouteContext } from '../console-app.ts'
import { signInPage } from '../pages/sign-in.tsx'
import { Attempts } from '../session/attempts.ts'
import { isSame } from '../session/key.ts'
import { openSession, readSession } from '../session/session.ts'

export function signInRoutes(app: ConsoleApp, { keys, now, addressOf, show }: RouteContext): void {
  const attempts = new Attempts()

  app.get('/sign-in', (c) => {
    const to = placeIn(c.req.query('to'))
    if (readSession(c, keys, now())) return c.redirect(to, 303)
    return show(c, signInPage({ to }), null, null)
  })

  app.post('/sign-in', async (c) => {
    const form = await c.req.formData().catch(() => new FormData())
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const to = placeIn(text('to'))
    const name = text('name').replace(/\p{C}/gu, '').slice(0, 60)
    const refuse = (field: 'key' | 'name', words: string, status: number) =>
      show(c, signInPage({ to, name, wrong: { text: words, status, field } }), null, null)
    const address = addressOf(c)
    const wait = attempts.wait(address, now())
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return refuse('key', `Too many wrong keys. Try again in ${Math.ceil(wait / 60)} minutes.`, 429)
    }
    if (!keys.some((each) => isSame(text('key'), each))) {
      attempts.wrong(address, now())
      return refuse('key', 'That key is wrong. Check GALLERIA_CONSOLE_KEY.', 422)
    }
    attempts.right(address)
    if (!name) return refuse('name', 'Enter your name.', 422)
    openSession(c, keys, name, now())
    c.header('cache-control', 'no-store')
    return c.redirect(to, 303)
  })
}

/** Path of a page of the console; anything else becomes `/console`. */
function placeIn(to: string | undefined): string {
  return to && /^\/console(?:[/?][^\s\\#]*)?$/.test(to) && !to.includes('//') ? to : '/console'
}
