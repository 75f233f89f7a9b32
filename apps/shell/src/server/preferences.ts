import type { Context } from 'hono'
import { currencyCookie } from '../composition/currency.ts'

/** The currency switch of a page without script: keeps the choice and goes back to the page. */
export async function keepPreferences(c: Context, offered: readonly string[]): Promise<Response> {
  const site = c.req.header('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return c.text('Not from another site', 403)
  const form = await c.req.formData().catch(() => null)
  const code = offered.find((currency) => currency === form?.get('currency'))
  if (!code) return c.text('This currency is not offered', 400)
  const wanted = String(form?.get('return') ?? '')
  // A path of this site: nobody can send a shopper elsewhere.
  const path = /^\/(?![/\\])[^\s\\]*$/.test(wanted) ? wanted : '/'
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  c.header('set-cookie', currencyCookie(code, offered) + secure)
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}
