import { expect, it } from 'vitest'
import { letterKinds } from '../../../areas/mailbox/index.ts'
import { languages } from '../../../domain/messages/languages.ts'
import { createTestPlatform } from '../../testing.ts'

it('The letters of the workbench are listed, shown in each language, and drawn light or dark as asked', async () => {
  const site = await createTestPlatform()
  const read = async (path: string) => (await site.fetch(`${site.url}/_dev/letters${path}`)).text()
  const list = await read('?scheme=dark&size=desktop')
  for (const kind of letterKinds) expect(list).toContain(`/_dev/letters/${kind}/html?`)
  expect(list).toContain('data-size="desktop"')
  const one = await read('/order-shipped')
  for (const { code, name } of languages) {
    expect(one).toContain(name)
    expect(await read(`/order-shipped/html?language=${code}`)).toContain(`<html lang="${code}"`)
  }
  expect(await read('/code/html?scheme=dark')).toContain('@media all')
  expect(await read('/code/html?scheme=light')).toContain('@media not all')
  expect(await read('/code/html')).toContain('@media (prefers-color-scheme: dark)')
  expect(await read('/code/html?wording=1')).toContain('someone knows your password')
  expect((await site.fetch(`${site.url}/_dev/letters/nothing`)).status).toBe(404)
  await site.close()
})
