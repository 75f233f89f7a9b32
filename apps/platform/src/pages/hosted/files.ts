import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { App } from '../../http/route.ts'

const types = { css: 'text/css', js: 'text/javascript' } as const
const here = import.meta.dirname
const altcha = dirname(fileURLToPath(import.meta.resolve('altcha-lib')))

/** Style sheets and scripts of these pages, at the addresses that pages name; the captcha's as its makers wrote them. */
const files: Readonly<Record<string, readonly string[]>> = {
  'theme.css': [join(here, 'tokens.css'), join(here, 'theme.css')],
  'tokens.css': [join(here, 'tokens.css')],
  'account.css': [join(here, 'account.css')],
  'form.js': [join(here, 'browser/form.js')],
  'passkey.js': [join(here, 'browser/passkey.js')],
  'captcha.js': [join(here, 'browser/captcha.js')],
  ...Object.fromEntries(
    ['pow.js', 'helpers.js', 'types.js', 'algorithms/web/pbkdf2.js'].map((file) => [
      `altcha/${file}`,
      [join(altcha, file)],
    ]),
  ),
}

/** The store's arcade for letters: mail clients show no drawing. Its one color is seen on light and on dark. */
const logo = Uint8Array.from(readFileSync(join(here, 'logo.png')))

/** Face of headings, as the store has it. */
const face = Uint8Array.from(
  readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    ),
  ),
)

export function hostedFiles(app: App): void {
  app.get('/_hosted/fraunces.woff2', (c) =>
    c.body(face, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' }),
  )
  app.get('/_hosted/logo.png', (c) =>
    c.body(logo, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  for (const [name, paths] of Object.entries(files)) {
    const text = paths.map((path) => readFileSync(path, 'utf8')).join('\n')
    const type = types[name.endsWith('.css') ? 'css' : 'js']
    app.get(`/_hosted/${name}`, (c) =>
      c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'max-age=300' }),
    )
  }
}
