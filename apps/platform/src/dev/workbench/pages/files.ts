import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../../http/route.ts'

const types = { css: 'text/css', js: 'text/javascript' } as const
const here = import.meta.dirname
const files = ['workbench.css', 'browser/workbench.js', 'browser/live.js'] as const

export function workbenchFiles(app: App): void {
  for (const file of files) {
    const text = readFileSync(join(here, file), 'utf8')
    const name = file.slice(file.lastIndexOf('/') + 1)
    const type = types[name.endsWith('.css') ? 'css' : 'js']
    app.get(`/_dev/files/${name}`, (c) =>
      c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }),
    )
  }
}
