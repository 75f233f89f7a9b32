import { html } from 'hono/html'
import type { Html } from '../pages/html.ts'

/** Width of the frame around a letter. */
export const sizes = ['phone', 'desktop'] as const
export type Size = (typeof sizes)[number]

/** A letter in a frame: no script runs in it, and its links open outside. */
export function letterFrame(src: string, title: string, size: Size): Html {
  return html`<iframe class="letter-frame" data-size="${size}" src="${src}" title="${title}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
