import { createHash } from 'node:crypto'
import { languageOf, withoutLanguage } from '@galleria/i18n'
import type { Context } from 'hono'
import { isManagePath } from '../../common/prefixes.ts'
import { isSameOrigin } from '../base/request-source.ts'
import { isForForms, isPersonal, pageModules } from '../modules/index.ts'
import { endPreview } from '../preview/index.ts'
import { renewalOf } from '../tokens/index.ts'
import { lostFormPage, onwardPage } from './form-pages.ts'
import { LostForm } from './lost-form.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { answerWith, choiceOf } from './page-route.ts'
import { readForm } from './read-form.ts'

/** Forms that are answered at a time, or were a moment ago: each takes a process. */
const MOST = 40

const noStore = { 'cache-control': 'private, no-store' }

/** A form that a page of this shop sends without script: the action of its route runs once, in the name of who sends it. */
export async function answerForm(c: Context, dependencies: PageDependencies): Promise<Response> {
  const { shopperTokens, forms, builds } = dependencies
  const path = withoutLanguage(c.req.path)
  const choice = await choiceOf(c, dependencies)
  if (!choice) return endPreview(c, builds.released.assets.css)
  const { owner } = pageModules(choice.set, path)
  const takesForms = owner && !isManagePath(path) && (isPersonal(owner, path) || isForForms(owner, path))
  if (!takesForms) return c.text('This page takes no form.', 405, { allow: 'GET, HEAD', ...noStore })
  if (!isSameOrigin(c, dependencies.site(languageOf(c.req.path)).shellUrl))
    return c.text('Send forms from a page of this shop.', 403, noStore)
  const known = shopperTokens.sessionOf(c)
  const { pathname, search } = new URL(c.req.url)
  // The browser sends the form again after it, and nothing was done yet.
  if (known.role === 'unknown') return c.redirect(renewalOf(pathname + search), 307)
  const read = await readForm(c)
  if (read instanceof Response) return read
  if (forms.size >= MOST)
    return c.text('Too many forms are sent now. Please try again in a moment.', 503, {
      'retry-after': '5',
      ...noStore,
    })
  const opened = known.role === 'none' ? await shopperTokens.open(c) : undefined
  const session = opened ?? known
  const kept = shopperTokens.keptOf(c) ?? {}
  const { accessToken } = session as { readonly accessToken: string }
  const key = createHash('sha256').update(`${accessToken}\n${c.req.url}\n${read.form}`).digest('base64')
  const answer = await forms.do(key, async () => {
    const made = await answerWith(c, dependencies, choice, { session: () => session, form: read.form, kept })
      .then((given) => ledOnward(c, given, dependencies))
      .catch((error: unknown) => {
        if (!(error instanceof LostForm)) throw error
        return c.html(lostFormPage(frameOf(c, dependencies), pathname), 503, noStore)
      })
    for (const cookie of opened?.cookies ?? []) made.headers.append('set-cookie', cookie)
    return { status: made.status, headers: [...made.headers], body: await made.arrayBuffer() }
  })
  const { status, headers, body } = answer
  return new Response(body.byteLength > 0 ? body : null, {
    status,
    headers: headers.map(([...pair]) => pair),
  })
}

const frameOf = (c: Context, { builds }: PageDependencies) => ({
  language: languageOf(c.req.path),
  css: builds.released.assets.css,
})

/** A redirect is followed by a GET; one to another site by a page that leads there. */
function ledOnward(c: Context, answer: Response, dependencies: PageDependencies): Response {
  const location = answer.headers.get('location')
  if (!location || answer.status < 300 || answer.status > 399) return answer
  const { shellUrl } = dependencies.site(languageOf(c.req.path))
  const own = [c.req.url, shellUrl, dependencies.platformUrl].map((url) => new URL(url).origin)
  const to = new URL(location, c.req.url)
  const headers = new Headers(answer.headers)
  if (own.includes(to.origin)) return new Response(null, { status: 303, headers })
  headers.delete('location')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(onwardPage(frameOf(c, dependencies), to.href), { status: 200, headers })
}
