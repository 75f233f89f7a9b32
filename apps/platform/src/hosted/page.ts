import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import type { PlatformConfig } from '../config.ts'

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
}

export const themeCss = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')

/** The store's arcade. */
const mark = raw(
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><path d="M4 29V16a12 12 0 0 1 24 0v13h-5V16a7 7 0 0 0-14 0v13Z" fill="currentColor"/><path class="door" d="M13.5 29V16a2.5 2.5 0 0 1 5 0v13Z"/></svg>',
)

/** A page of the platform's own: no script, no frame, nothing from elsewhere. */
export async function page(config: PlatformConfig, options: PageOptions): Promise<Response> {
  const { title, body, formTargets = [], wide, styles = [] } = options
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  const document = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title} – ${config.storeName}</title>
    <link rel="stylesheet" href="/_hosted/theme.css">
    ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
    <link rel="icon" href="data:,">
  </head>
  <body>
    <header class="bar"><a class="brand" href="${config.storeUrl}/">${mark}${config.storeName}</a></header>
    <main class="${wide ? 'wide' : ''}">${body}</main>
    <footer><a href="${config.storeUrl}/">Back to ${config.storeName}</a></footer>
  </body>
</html>`
  return new Response(String(document), {
    status: options.status ?? 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'DENY',
      'Cache-Control': 'no-store',
      // Not `no-referrer`: with it a form would send `Origin: null`, and the origin check needs the true one.
      'Referrer-Policy': 'same-origin',
    },
  })
}

export function errorPage(
  config: PlatformConfig,
  title: string,
  text: string,
  status = 400,
): Promise<Response> {
  return page(config, {
    title,
    status,
    body: html`<section class="card">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <a class="button" href="${config.storeUrl}/">Go to ${config.storeName}</a>
    </section>`,
  })
}
