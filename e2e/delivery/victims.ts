import { expect, type Page } from '@playwright/test'

/** A module as its pages are met, and another team's page that must live on. */
export interface Victim {
  readonly module: string
  readonly path: string
  /** Name of the link in the store's navigation. */
  readonly link: string
  /** Page on which the link is followed. */
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
    link: { cart: 'Cart', account: 'Account', loyalty: 'Points and rewards' }[module],
    from: '/',
    other: { link: 'All products', module: 'catalog' },
  })),
]

/** Retry button of the page itself: widgets of a broken module may show one too, on others' pages. */
export const again = (page: Page) =>
  page.getByRole('main').locator('button:not([data-widget] *)', { hasText: 'Try again' })

/** A heading of that module's own page. A page that gave up waiting, on a machine with much else to do, offers to try again. */
export async function expectWhole(page: Page, module: string): Promise<void> {
  const whole = page.locator(`main [data-boundary="${module}"] h1`)
  await expect(async () => {
    await expect(whole.or(again(page)).first()).toBeVisible()
    // A press that was heard takes the button away: then there is nothing more to press.
    if (await again(page).isVisible()) await again(page).click({ timeout: 500 })
    await expect(whole).toBeVisible({ timeout: 5_000 })
    await expect(again(page)).toHaveCount(0)
  }).toPass()
}

/** The page is there at once, by another release than the broken one: nothing is asked of whoever looks at it. */
export async function expectReplaced(page: Page, module: string): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.locator(`main [data-boundary="${module}"] h1`)).toBeVisible()
  await expect(again(page)).toHaveCount(0)
  await expect(page.getByText('its buttons won’t work')).toHaveCount(0)
}

/** The answer is 200 with the frame, whatever the module does. */
export async function openAddress(page: Page, { path }: Victim): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galleria' })).toBeVisible()
}

export async function followLink(page: Page, name: string): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const link = page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name, exact: true })
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  // Its page may send on to another below it.
  await expect(page).toHaveURL((url) => url.pathname === path || url.pathname.startsWith(`${path}/`))
}

/** Marks the document, so that a later check can tell that no new one was loaded. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-same]')).toBeAttached()
}
