import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../kit/src/index.ts'

for (const path of ['/products', '/ar/cart', '/loyalty']) {
  test(`Faults row 106: every script and style of ${path} bears its hash, also those that come later`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const search = page.getByRole('banner').getByRole('combobox')
    await search.focus()
    await expect(search).toBeFocused()
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=preload][as=script], link[rel=preload][as=style]',
        ),
      ]
        .filter((element) => !/^sha\d{3}-/.test(element.integrity) || element.crossOrigin !== 'anonymous')
        .map((element) => element.outerHTML),
    )
    expect(bare).toEqual([])
    const answer = await page.evaluate(
      (src) =>
        new Promise((done) => {
          const script = Object.assign(document.createElement('script'), { src })
          script.onload = () => done('ran')
          script.onerror = () => done('refused')
          document.head.append(script)
        }),
      (await page.locator('script[src]').first().getAttribute('src')) ?? '',
    )
    expect(answer, 'A script without a hash').toBe('refused')
  })
}

test('Faults row 106: nothing is asked for twice because a hint and its script differ', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/ar/products')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
})

test('Faults row 106: a release whose entry does not check its chunks gets no traffic', async ({ store }) => {
  const before = await store.versionOf('loyalty')
  const unchecked = store.release('loyalty', {
    changes: { 'web/remoteEntry.js': (code) => code.replace(/sha384-[\w+/]{64}/g, '') },
  })
  await expect(unchecked).rejects.toThrow("doesn't check web/")
  expect(await store.versionOf('loyalty')).toBe(before)
})

test.describe('With a shell of its own', () => {
  test.use({ storeOptions: { own: true } })

  test('faults row 106: a registry that was changed or led back is not followed, nor after a restart', async ({
    page,
    store,
  }) => {
    const registry = join(store.folder, 'registry.json')
    const old = await readFile(registry, 'utf8')
    const version = await store.release('cart')
    const good = await readFile(registry, 'utf8')
    for (const text of [old, old.replace(/"signatures":\[.*\]/, '"signatures":[]'), '{}']) {
      await writeFile(registry, text)
      await store.restartShell()
      await page.goto('/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
      expect(await page.content()).toContain(`/modules/cart/${version}/web/`)
    }
    await writeFile(registry, good)
  })
})
