import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../route.ts'

const types = { css: 'text/css', js: 'text/javascript' } as const

/** Style sheets and scripts of these pages, at the addresses that pages name. */
export function hostedFiles(app: App): void {
  const files = ['theme.css', 'account.css', 'browser/form.js']
  for (const file of files) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    const type = types[file.endsWith('.css') ? 'css' : 'js']
    app.get(`/_hosted/${file.slice(file.lastIndexOf('/') + 1)}`, (c) =>
      c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=300' }),
    )
  }
}
