import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const ui = tokens(readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8'))
const hosted = tokens(readFileSync(join(root, 'apps/platform/src/pages/hosted/tokens.css'), 'utf8'))

/** Custom properties of the first plain `:root`, name to value. */
function tokens(css: string): Readonly<Record<string, string>> {
  const text = css.replace(/\/\*.*?\*\//gs, '')
  const block = /:root\s*\{([^}]*)\}/.exec(text)?.[1] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  )
}

// The platform may not import the store's design, so it keeps a copy: this is what holds the two together.
it('The theme gives the hosted pages the very tokens of the store', () => {
  expect(Object.keys(ui).length).toBeGreaterThan(50)
  expect(hosted).toEqual(ui)
})

it('The theme uses no token on the pages of the servers that is not defined', () => {
  for (const file of [
    'apps/platform/src/pages/hosted/theme.css',
    'apps/platform/src/pages/hosted/account.css',
    'apps/platform/src/pages/checkout/checkout.css',
    'apps/platform/src/dev/workbench/pages/workbench.css',
    'packages/console/src/files/console.css',
  ]) {
    const css = readFileSync(join(root, file), 'utf8')
    const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)
    const own = names(/(--[\w-]+)\s*:/g)
    const undefinedHere = names(/var\((--[\w-]+)/g).filter((name) => !(name in hosted || own.includes(name)))
    expect(undefinedHere, file).toEqual([])
  }
})
