import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type KitStore, test } from '../kit/src/index.ts'

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Points and rewards' })
const heading = (page: Page) => page.locator('main [data-boundary="loyalty"] h1')

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
}

test('Faults row 111: a tab goes on with the releases it began with, across a deploy and a rollback', async ({
  page,
  store,
}) => {
  await open(page, '/loyalty')
  const before = await store.versionOf('loyalty')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await store.release('loyalty')
  await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).click()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await store.rollback('loyalty')
  await link(page).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html[data-same]')).toBeAttached()
  expect(asked.filter((url) => /modules\/loyalty\//.test(url) && !url.includes(`/${before}/`))).toEqual([])
})

/** A tab that is older than what is kept: what it runs is no longer in the store. */
async function forget(store: KitStore, version: string | null): Promise<void> {
  await store.release('loyalty')
  await store.release('loyalty', { changes: { 'server/module.js': (code) => `${code}\n// once more` } })
  await rm(join(store.folder, 'loyalty', version ?? ''), { recursive: true })
}

test.describe('Older than what is kept', () => {
  test.use({ storeOptions: { own: true } })

  test('faults row 111: a tab is loaded anew once, where it was going', async ({ page, store }) => {
    const version = await store.release('loyalty')
    await open(page)
    await forget(store, version)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await link(page).click()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(`${store.url}/loyalty`)
    await expect(page.locator('html[data-same]')).toHaveCount(0)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    expect(documents).toBe(1)
  })

  test('faults row 111: where something was typed or chosen, the tab asks first and loses nothing', async ({
    page,
    store,
  }) => {
    const version = await store.release('loyalty')
    await open(page)
    // Any site has this field; one of catalog V3 offers no currencies.
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await search.fill('zzz')
    await forget(store, version)
    await link(page).click()
    await expect(page.getByText('The store has been updated since you opened this page.')).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('html[data-same]')).toBeAttached()
    await expect(search).toHaveValue('zzz')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(page.locator('html[data-same]')).toHaveCount(0)
    await expect(heading(page)).toBeVisible()
  })
})
