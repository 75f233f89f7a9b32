import type { Language } from '@galleria/i18n'
import { preload } from 'react-dom'

/** Hints at the faces of headings: without it the browser asks for them once the style sheet is there and a heading is laid out. */
export function hintFaces(fonts: readonly string[], { code }: Language): void {
  // Headings of other scripts are set in faces of the reader's system.
  if (new Intl.Locale(code).maximize().script !== 'Latn') return
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
