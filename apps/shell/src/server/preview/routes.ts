import { previewParameter } from '@galleria/delivery'
import { languageOf } from '@galleria/i18n'
import type { Context } from 'hono'
import { isOwnForm, ownPath } from '../base/same-site.ts'
import type { ShellFile } from '../files/index.ts'
import { expiredPage } from './expired-page.ts'
import { noPreview, PreviewFault, type Previews } from './previews.ts'

/** Sets what a signed link allows for this browser alone, and goes on to the page without it in the address. */
export async function followPreview(
  c: Context,
  token: string,
  previews: Previews,
  { isSecure, css }: { readonly isSecure: boolean; readonly css: readonly ShellFile[] },
): Promise<Response> {
  try {
    const { name, value, age } = await previews.follow(token, c.req.header('cookie'))
    const url = new URL(c.req.url)
    url.searchParams.delete(previewParameter)
    c.header(
      'set-cookie',
      `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    )
    return c.redirect(ownPath(url.pathname + url.search), 303)
  } catch (error) {
    if (error instanceof PreviewFault) return endPreview(c, css)
    throw error
  } finally {
    unseen(c)
  }
}

/** Answers once that a preview has ended; the next page shows the live releases. */
export function endPreview(c: Context, css: readonly ShellFile[]): Response {
  c.header('set-cookie', noPreview)
  unseen(c)
  return c.html(expiredPage(languageOf(c.req.path), css), 403)
}

export async function leavePreview(c: Context): Promise<Response> {
  if (!isOwnForm(c)) return c.text('Not from another site', 403)
  const form = await c.req.formData().catch(() => null)
  c.header('set-cookie', noPreview)
  unseen(c)
  return c.redirect(ownPath(form?.get('return')), 303)
}

/** Neither kept by a cache nor found by a search. */
function unseen(c: Context): void {
  c.header('cache-control', 'private, no-store')
  c.header('x-robots-tag', 'noindex')
}
