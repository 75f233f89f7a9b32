import { createHash } from 'node:crypto'
import idiomorph from 'idiomorph/dist/idiomorph.min.js?raw'
import styles from './console.css?raw'
import script from './console.js?raw'

const texts: Readonly<Record<string, { readonly text: string; readonly type: string }>> = {
  'console.css': { text: styles, type: 'text/css' },
  'console.js': { text: script, type: 'text/javascript' },
  'idiomorph.js': { text: idiomorph, type: 'text/javascript' },
}

/** Files that the console's pages load; their address changes with their content, so browsers may cache them. */
export function consoleFiles() {
  const hash = createHash('sha256')
  for (const { text } of Object.values(texts)) hash.update(text)
  return {
    build: hash.digest('hex').slice(0, 12),
    answer(name: string): Response {
      const file = Object.hasOwn(texts, name) ? texts[name] : undefined
      if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
      return new Response(file.text, {
        headers: {
          'content-type': `${file.type}; charset=utf-8`,
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    },
  }
}
