import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { VitestPluginContext } from 'vitest/node'
import { messagesForVite } from './plugin-vite.ts'

type Generator = Parameters<VitestPluginContext['defineCacheKeyGenerator']>[0]

test('A changed English message changes the cache key of the files that say it, and of no other', async () => {
  const room = mkdtempSync(join(tmpdir(), 'galleria-messages-'))
  onTestFinished(() => rmSync(room, { recursive: true }))
  await mkdir(join(room, 'messages'))
  const write = (title: string) =>
    writeFileSync(join(room, 'messages/en.json'), JSON.stringify({ 'cart.title': title }))
  let generate: Generator | undefined
  messagesForVite.configureVitest({
    defineCacheKeyGenerator(generator) {
      generate = generator
    },
  })
  const keyOf = (name: string, sourceCode: string) => {
    const id = join(room, name)
    return generate?.({ id, sourceCode, environment: {} as Parameters<Generator>[0]['environment'] })
  }
  const speaks = "import { useMessages } from './messages/index.ts'\nt('cart.title')"
  const keys = () => [
    keyOf('Cart.tsx', speaks),
    keyOf('messages/ar.json', '{}'),
    keyOf('total.ts', 'export {}'),
  ]
  write('Your cart')
  const [page, arabic, other] = keys()
  write('Cart')
  const [pageNow, arabicNow, otherNow] = keys()
  expect(pageNow).not.toBe(page)
  expect(arabicNow).not.toBe(arabic)
  expect([other, otherNow]).toEqual([undefined, undefined])
})
