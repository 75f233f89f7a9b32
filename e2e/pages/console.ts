import { expect, type Page } from '@playwright/test'

export const consoleKey = 'the-key-of-the-console-of-this-test'

/** By the link that the start prints: the key stands behind the #, and the page takes it from there. */
export async function enterConsole(page: Page, name = 'Ada'): Promise<void> {
  await page.goto(`/console#key=${consoleKey}`)
  await expect(page.getByLabel('Console key')).toHaveValue(consoleKey)
  await page.getByLabel('Your name (shown in the history)').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Modules', level: 1 })).toBeVisible()
}

/** Waits until the page receives changes. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText(/^Live · revision \d+$/)).toBeVisible()
}

export const card = (page: Page, module: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: module, exact: true }) })
