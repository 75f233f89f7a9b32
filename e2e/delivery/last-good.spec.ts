import { expect, test } from '../kit/src/index.ts'
import { expectReplaced } from './victims.ts'

/* Parts of a page that fail by themselves; whole modules: broken-modules.spec.ts. */

test('A page whose chunk does not come is that of the last good release, without a new document', async ({
  page,
  store,
}) => {
  const version = await store.release('loyalty')
  await page.route(`**/modules/loyalty/${version}/web/*.js`, (route) =>
    route.request().url().includes('remoteEntry') ? route.continue() : route.abort('connectionreset'),
  )
  await page.goto('/loyalty')
  await expectReplaced(page, 'loyalty')
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /modules\/loyalty\/([^/]+)\//.exec(name)?.[1] ?? []),
  )
  expect(new Set(used).size).toBe(2)
})

test('A widget that throws while it renders is that of the last good release', async ({ page, store }) => {
  await store.release('cart', {
    changes: {
      'web/remoteEntry.js': (code) => `${code}
        ;{ const real = cart; cart = { init: real.init, get: async (what) => {
          const file = (await real.get(what))()
          const fail = () => { throw new Error('cannot render') }
          const widgets = { ...file.default.widgets, 'cart.mini-cart': { load: async () => ({ default: fail }) } }
          return () => ({ ...file, default: { ...file.default, widgets } })
        } } }`,
    },
  })
  await page.goto('/')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page
    .getByRole('banner')
    .locator('[data-widget="cart.mini-cart"]')
    .getByRole('link')
    .or(page.getByRole('banner').locator('[data-widget="cart.mini-cart"]').getByRole('button'))
    .first()
    .focus()
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      ),
    )
    .toContain('without=')
  await expect(
    page.getByRole('banner').locator('[data-widget="cart.mini-cart"] [data-boundary="cart"]'),
  ).toBeVisible()
})
