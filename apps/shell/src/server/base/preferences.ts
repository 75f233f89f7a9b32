import type { Context } from 'hono'
import { currencyCookie } from '../../common/currency.ts'
import { isOwnForm, ownPath } from './same-site.ts'

/** The currency switch of a page without script: keeps the choice and goes back to the page. */
export async function keepPreferences(c: Context, offered: readonly string[]): Promise<Response> {
  if (!isOwnForm(c)) return c.text('Not from another site', 403)
  const form = await c.req.formData().catch(() => null)
  const code = offered.find((currency) => currency === form?.get('currency'))
  if (!code) return c.text('This currency is not offered', 400)
  const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : ''
  c.header('set-cookie', currencyCookie(code, offered) + secure)
  c.header('cache-control', 'no-store')
  return c.redirect(ownPath(form?.get('return')), 303)
}
