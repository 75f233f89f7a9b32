import type { Context } from 'hono'
import type { Env } from '../../http/route.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

interface Shown {
  /** In the browser's own without one. */
  readonly scheme?: Scheme | undefined
  /** Origins that may show the letter in a frame, as sources of CSP. */
  readonly frames: readonly string[]
}

/** A letter as mail clients show it in one scheme, whatever the browser's own is. No script runs in it. */
export function letterAnswer(c: Context<Env>, letter: string, { scheme, frames }: Shown): Response {
  return c.body(outside(scheme ? inScheme(letter, scheme) : letter), 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors ${frames.join(' ')}; sandbox allow-popups allow-popups-to-escape-sandbox`,
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
