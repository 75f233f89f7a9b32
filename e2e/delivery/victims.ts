import { expect, type Page } from '@playwright/test'

/** A module as its pages are met, and another team's page that must live on. */
export interface Victim {
  readonly module: string
  readonly path: string
  /** In the navigation of the store. */
  readonly link: string
  /** Where one is before following the link. */
  readonly from: string
  /** Another team's page, by its link, and what shows that it is there. */
  readonly other: { readonly link: string; readonly module: string }
}

export const victims: readonly Victim[] = [
  {
    module: 'catalog',
    path: '/products',
    link: 'All products',
    from: '/cart',
    other: { link: 'Cart', module: 'cart' },
  },
  ...(['cart', 'account', 'loyalty'] as const).map((module) => ({
    module,
    path: `/${module}`,
    link: { cart: 'Cart', account: 'Account', loyalty: 'Points & rewards' }[module],
    from: '/',
    other: { link: 'All products', module: 'catalog' },
  })),
]

export const again = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** A heading of that module's own page. A page that gave up waiting, on a machine with much else to do, offers to try again. */
export async function expectWhole(page: Page, module: string): Promise<void> {
  const whole = page.locator(`main [data-boundary="${module}"] h1`)
  await expect(async () => {
    await expect(whole.or(again(page)).first()).toBeVisible()
    if (await again(page).isVisible()) await again(page).click()
    await expect(whole).toBeVisible({ timeout: 5_000 })
    await expect(again(page)).toHaveCount(0)
  }).toPass()
}

/** The answer is 200 with the frame, whatever the module does. */
export async function openAddress(page: Page, { path }: Victim): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galleria' })).toBeVisible()
}

export async function followLink(page: Page, name: string): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name, exact: true }).click()
}

/** Another team's page comes, without a new document. */
export async function expectRestAlive(page: Page, { other }: Victim): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
  await followLink(page, other.link)
  // A widget of the broken module may offer to try again there.
  await expect(page.locator(`main [data-boundary="${other.module}"] h1`)).toBeVisible()
  await expect(page.locator('html[data-same]')).toBeAttached()
}
