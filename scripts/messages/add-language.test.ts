import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageFolders } from './catalogs.ts'
import { copyRepository, runTest } from './scratch.ts'

const root = join(import.meta.dirname, '../..')
const list = 'packages/i18n/src/languages.ts'
const row = "  { code: 'sr-Latn', tag: 'sr-Latn', direction: 'ltr', name: 'Srpski', prefix: '/sr' },\n"

let scratch: string
beforeAll(() => {
  scratch = copyRepository(root)
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('CONTRIBUTING names the steps that this test takes', () => {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, steps = ''] = /## Add a language\n(.*?)\n\n/s.exec(text) ?? []
  expect(steps).toContain(`\`${list}\``)
  expect(steps).toContain('en.json')
  expect(steps).toContain('scripts/messages/catalogs.test.ts')
})

it('A language is one line in the list and its files, and then every module and the platform speak it', () => {
  const path = join(scratch, list)
  const rows = readFileSync(path, 'utf8')
  writeFileSync(path, rows.replace('] as const', `${row}] as const`))
  for (const folder of messageFolders(scratch).filter((folder) => folder !== 'apps/loyalty/src/messages'))
    translate(folder, (text) => `*${text}`)
  translate('apps/cart/src/messages', (text, key) => (key === 'cart.title' ? undefined : `*${text}`))
  const told = runTest(scratch, 'scripts/messages/catalogs.test.ts')
  expect([...new Set(told.match(/[\w/.-]+\.json(?:: [\w.]+)? is missing/g))].sort()).toEqual([
    'apps/cart/src/messages/sr-Latn.json: cart.title is missing',
    'apps/loyalty/src/messages/sr-Latn.json is missing',
  ])
  for (const folder of ['apps/cart/src/messages', 'apps/loyalty/src/messages'])
    translate(folder, (text) => `*${text}`)

  writeFileSync(join(scratch, 'apps/account/src/added-language.test.tsx'), pages)
  expect(runTest(scratch, 'apps/account/src/added-language.test.tsx')).toContain('6 passed')
})

/** Writes the new language's file beside an `en.json`; a message of `undefined` is left out. */
function translate(folder: string, say: (text: string, key: string) => string | undefined): void {
  const english: Record<string, string> = JSON.parse(readFileSync(join(scratch, folder, 'en.json'), 'utf8'))
  const messages = Object.entries(english).map(([key, text]) => [key, say(text, key)])
  writeFileSync(join(scratch, folder, 'sr-Latn.json'), JSON.stringify(Object.fromEntries(messages)))
}

/** A page of each module and a hosted page of the platform, in the language that was added. */
const pages = `import { renderModule } from '@galleria/federation/testing'
import { languageOf } from '@galleria/i18n'
import { createTestPlatform } from '@galleria/platform/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import cart from '../../cart/src/module.ts'
import catalog from '../../catalog/src/module.ts'
import loyalty from '../../loyalty/src/module.ts'
import { translatorFor } from '../../platform/src/domain/messages/translate.ts'
import { Browser } from '../../platform/src/dev/testing/browser.ts'
import { authorizationAddress } from '../../platform/src/dev/testing/authorization.ts'
import { anonymous } from '../../platform/src/dev/testing/sign-up.ts'
import account from './module.ts'

const language = languageOf('/sr/products')
const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
afterEach(cleanup)

test('The language is on the list', () => expect(language.code).toBe('sr-Latn'))

test.each([
  [cart, '/cart'],
  [catalog, '/products'],
  [account, '/account/sign-in'],
  [loyalty, '/loyalty/how-it-works'],
])('A page of a module speaks it', async (module, at) => {
  await module.messages.load('sr-Latn')
  renderModule(module, { at, platform: site, language })
  expect((await screen.findAllByText(/^\\*/)).length).toBeGreaterThan(0)
})

test('A hosted page speaks it', async () => {
  const address = await authorizationAddress(site, (await anonymous(site)).access_token)
  const page = await new Browser(site).open(address + '&ui_locales=sr-Latn')
  expect(page.text).toContain(translatorFor(language)('login.title'))
})
`
