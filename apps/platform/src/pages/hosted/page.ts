import { randomBytes } from 'node:crypto'
import { html, raw } from 'hono/html'
import { languages } from '../../domain/messages/languages.ts'
import { pageHeaders } from './policy.ts'
import type { View } from './view.ts'

/** Escaped already: what `html` of hono makes. */
export type Html = ReturnType<typeof html>

export interface PageOptions {
  readonly title: string
  readonly body: Html
  readonly status?: number
  /** Origins a form of this page may end up at; browsers check redirects after a form too. */
  readonly formTargets?: readonly string[]
  readonly wide?: boolean
  /** Further style sheets of this server. */
  readonly styles?: readonly string[]
  /** Scripts of this server; the page works without them. */
  readonly scripts?: readonly string[]
  /** Origins whose frames it may show. */
  readonly frames?: readonly string[]
  /** Address that Reload and Back ask for, instead of sending the form again, where the page answers a form. */
  readonly address?: string
  /** Set along with the page. */
  readonly cookies?: readonly string[]
}

/** The store's arcade. */
const logo = raw(
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M4 29V16a12 12 0 0 1 24 0v13h-5V16a7 7 0 0 0-14 0v13Z" fill="currentColor"/><path class="door" d="M13.5 29V16a2.5 2.5 0 0 1 5 0v13Z"/></svg>',
)

/** A page of the platform's own: framed by nobody, nothing from elsewhere, and no script but what it names. */
export async function page(view: View, options: PageOptions): Promise<Response> {
  const { title, body, wide, styles = [], scripts = [], address } = options
  const { config, language, t } = view
  const nonce = scripts.length > 0 || address ? randomBytes(16).toString('base64') : undefined
  const document = await html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – ${config.storeName}</title>
    ${address ? takesAddress(address, nonce) : ''}
    <link rel="stylesheet" href="/_hosted/theme.css">
    ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
    <link rel="icon" href="data:,">
    ${scripts.map((src) => html`<script type="module" src="${src}" nonce="${nonce ?? ''}"></script>`)}
  </head>
  <body>
    <header class="bar"><a class="brand" href="${view.store('/')}">${logo}${config.storeName}</a></header>
    <main class="${wide ? 'wide' : ''}">${body}</main>
    <footer>
      <a href="${view.store('/')}">${t('page.back-to', { store: config.storeName })}</a>
      ${otherLanguages(view)}
    </footer>
  </body>
</html>`
  const response = new Response(String(document), {
    status: options.status ?? 200,
    headers: pageHeaders(config, {
      nonce,
      formTargets: options.formTargets ?? [],
      frames: options.frames ?? [],
    }),
  })
  for (const cookie of options.cookies ?? []) response.headers.append('Set-Cookie', cookie)
  return response
}

/** Runs before anything is seen: a page that is reloaded as soon as it shows must not send its form again. */
function takesAddress(address: string, nonce: string | undefined): Html {
  return html`<script nonce="${nonce ?? ''}" data-address="${address}">
      history.replaceState(null, '', document.currentScript.dataset.address)
    </script>`
}

function otherLanguages({ here, language }: View): Html | '' {
  if (!here) return ''
  const others = languages.filter(({ code }) => code !== language.code)
  return html`${others.map(({ code, name }) => {
    const parameters = new URLSearchParams(here.searchParams)
    parameters.set('ui_locales', code)
    return html`<a href="${here.pathname}?${parameters}" lang="${code}" hreflang="${code}">${name}</a>`
  })}`
}

/** Something to read and one way on. */
export function noticePage(
  view: View,
  note: {
    readonly title: string
    readonly text: string
    readonly next?: { readonly href: string; readonly label: string }
    readonly status?: number
    readonly cookies?: readonly string[]
  },
): Promise<Response> {
  const { config, t } = view
  const next = note.next ?? {
    href: view.store('/'),
    label: t('page.go-to', { store: config.storeName }),
  }
  return page(view, {
    title: note.title,
    ...(note.status ? { status: note.status } : {}),
    ...(note.cookies ? { cookies: note.cookies } : {}),
    body: html`<section class="card">
      <h1>${note.title}</h1>
      <p class="lead">${note.text}</p>
      <a class="button" href="${next.href}">${next.label}</a>
    </section>`,
  })
}
