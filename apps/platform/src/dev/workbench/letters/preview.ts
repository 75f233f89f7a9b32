import type { Context } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../../../http/route.ts'
import type { Html } from '../pages/html.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** Width of the frame around a letter. */
export const sizes = ['phone', 'desktop'] as const
export type Size = (typeof sizes)[number]

/** A letter in a frame: no script runs in it, and its links open outside. */
export function letterFrame(src: string, title: string, size: Size): Html {
  return html`<iframe class="letter-frame" data-size="${size}" src="${src}" title="${title}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}

/** A letter as mail clients show it in one scheme, whatever the browser's own is; in the browser's without one. */
export function letterAnswer(c: Context<Env>, letter: string, scheme?: Scheme): Response {
  return c.body(outside(scheme ? inScheme(letter, scheme) : letter), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
}

function inScheme(letter: string, scheme: Scheme): string {
  return letter
    .replaceAll('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('content="light dark"', `content="${scheme}"`)
}

const outside = (letter: string) => letter.replace('<head>', '<head><base target="_blank">')
