import { expect, test } from '../kit/src/index.ts'
import type { LoadByManifest } from '../plain-host/host.ts'
import { servePlainHost } from '../plain-host/serve.ts'

declare const loadByManifest: LoadByManifest

let host: Awaited<ReturnType<typeof servePlainHost>>
test.beforeAll(async () => {
  host = await servePlainHost()
})
test.afterAll(() => host.close())

test('A plain federation host registers a release by the address of its manifest, loads it, and checks its entry', async ({
  page,
  store,
}) => {
  const version = await store.versionOf('loyalty')
  const base = `${store.url}/modules/loyalty/${version}/web/`
  for (const file of ['mf-manifest.json', 'mf-stats.json']) {
    const answer = await page.request.get(base + file)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toContain('immutable')
  }
  await page.goto(host.url)
  const scripts = page.evaluate(
    () =>
      new Promise<string>((done) => {
        new MutationObserver((records) => {
          for (const { addedNodes } of records)
            for (const node of addedNodes)
              if (node instanceof HTMLScriptElement) done(`${node.src} ${node.integrity}`)
        }).observe(document.head, { childList: true })
      }),
  )
  const found = await page.evaluate(
    (at) => loadByManifest('loyalty', `${at}mf-manifest.json`, 'loyalty.balance', null),
    base,
  )
  expect(found).toMatchObject({ name: 'loyalty', widget: 'function', tried: [] })
  expect(found.known).toContain(`loyalty:${base}mf-manifest.json`)
  expect(await scripts).toMatch(new RegExp(`/modules/loyalty/${version}/web/remoteEntry.js sha384-`))
})

test('A plain federation host refuses an entry with other bytes, and runs the release that it falls back to', async ({
  page,
  store,
}) => {
  const good = await store.versionOf('loyalty')
  const changed = await store.release('loyalty')
  const manifestOf = (version: string | null) =>
    `${store.url}/modules/loyalty/${version}/web/mf-manifest.json`
  await page.route(`**/modules/loyalty/${changed}/web/remoteEntry.js`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.stolen = true` })
  })
  await page.goto(host.url)
  const load = (spare: string | null) =>
    page.evaluate(
      ([at, other]) => loadByManifest('loyalty', at as string, 'loyalty.balance', other as string | null),
      [manifestOf(changed), spare],
    )
  await expect(load(null)).rejects.toThrow('remoteEntry.js')
  const found = await load(manifestOf(good))
  expect(found).toMatchObject({ name: 'loyalty', widget: 'function', tried: [manifestOf(changed)] })
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
})
