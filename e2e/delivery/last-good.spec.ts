import type { Page } from '@playwright/test'
import { expect, type ModuleFault, test } from '../kit/src/index.ts'

const faults: readonly ModuleFault[] = [
  'down',
  'missing',
  'corrupt',
  'hanging',
  'throwing at start',
  'throwing in render',
]

for (const fault of faults) {
  test(`a release that is ${fault} is replaced by the last good one, met by its address`, async ({
    page,
    store,
  }) => {
    await store.break(page, 'loyalty', fault)
    const answer = await page.goto('/loyalty')
    expect(answer?.status()).toBe(200)
    await expectWhole(page)
  })

  test(`a release that is ${fault} is replaced by the last good one, met by a link`, async ({
    page,
    store,
  }) => {
    await page.goto('/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await mark(page)
    await store.break(page, 'loyalty', fault)
    // What the open page knows of it was good: a page made since then is of the broken one.
    await page.goto('/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await mark(page)
    await page
      .getByRole('navigation', { name: 'Store' })
      .getByRole('link', { name: 'Points & rewards' })
      .click()
    await expectWhole(page)
    await expect(page.locator('html[data-same]')).toBeAttached()
  })
}

test('a page whose chunk does not come is that of the last good release, without a new document', async ({
  page,
  store,
}) => {
  const version = await store.release('loyalty')
  await page.route(`**/modules/loyalty/${version}/web/*.js`, (route) =>
    route.request().url().includes('remoteEntry') ? route.continue() : route.abort('connectionreset'),
  )
  await page.goto('/loyalty')
  await expectWhole(page)
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /modules\/loyalty\/([^/]+)\//.exec(name)?.[1] ?? []),
  )
  expect(new Set(used).size).toBe(2)
})

test('a widget that throws while it renders is that of the last good release', async ({ page, store }) => {
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

test('without a last good release the page says so, and the rest of the store works', async ({
  page,
  store,
}) => {
  await store.break(page, 'loyalty', 'throwing at start', { lastGood: false })
  await page.goto('/loyalty')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).click()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
}

/** The module's page is there and lives. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.locator('main [data-boundary="loyalty"] h1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByText('did not start')).toHaveCount(0)
}
