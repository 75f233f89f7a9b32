import type { Locator } from '@playwright/test'
import { expect, once, phone, test } from '../kit/test.ts'
import { Community } from '../pages/community.ts'
import { joined } from '../pages/sign-in.ts'

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not drawn')
  return box
}

test(
  'On a phone the row of collections goes as the page is scrolled, and comes with the focus',
  phone,
  async ({ page }) => {
    await page.goto('/products')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const header = page.getByRole('banner')
    const link = header.getByRole('navigation', { name: 'Shop' }).getByRole('link').first()
    const name = header.getByRole('link', { name: 'Galleria' })
    const rowIsBelow = async () => (await boxOf(link)).y >= (await boxOf(name)).y + 20
    const line = () =>
      header.evaluate((element) => {
        const [bar, form] = [element.firstElementChild, element.querySelector('form')]
        if (!bar || !form) throw new Error('The header has a row with a search')
        const { height, borderBottomColor } = getComputedStyle(bar, '::before')
        const top = element.getBoundingClientRect().top + Number.parseFloat(height) - 1
        return { color: borderBottomColor, below: top - form.getBoundingClientRect().bottom }
      })
    expect(await rowIsBelow()).toBe(true)
    expect(await line()).toEqual({ color: 'rgba(0, 0, 0, 0)', below: 0 })
    await page.evaluate(() => window.scrollTo(0, 1200))
    await expect.poll(rowIsBelow).toBe(false)
    expect(await line()).toEqual({ color: expect.stringMatching(/^rgb\(/), below: 0 })
    await page.setViewportSize({ width: 820, height: 844 })
    await expect.poll(async () => (await line()).below).toBeGreaterThanOrEqual(4)
    await link.focus()
    await expect.poll(rowIsBelow).toBe(true)
    await page.setViewportSize({ width: 390, height: 400 })
    await expect(header).toHaveCSS('position', 'relative')
  },
)

test('On a phone all collections open from the end of their row', phone, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const all = page.getByRole('banner').getByRole('button', { name: 'All collections' })
  await expect(all).toBeInViewport({ ratio: 1 })
  await all.tap()
  await page.getByRole('banner').getByRole('link', { name: 'Sale' }).last().tap()
  await expect(page).toHaveURL(/\/collections\/sale$/)
})

test(
  'On a touch screen a tile’s quick action is a round button below its picture',
  phone,
  async ({ page }) => {
    await page.goto('/products')
    const tile = page.getByRole('article').first()
    const action = tile
      .getByRole('link', { name: /^Choose options/ })
      .or(tile.getByRole('button', { name: /^Add/ }))
    const [button, picture] = [await boxOf(action), await boxOf(tile.locator('img').first())]
    expect([button.width, button.height]).toEqual([36, 36])
    expect(button.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  },
)

test('The filters of a wide screen have no scroll of their own', once, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products')
  const form = page.getByRole('form', { name: 'Filters' })
  const [own, whole] = await form.evaluate((element) => [element.clientHeight, element.scrollHeight])
  expect(whole).toBeLessThanOrEqual((own ?? 0) + 1)
})

test('The arrows of the filters point down and up in Arabic too', once, async ({ page }) => {
  await page.goto('/ar/products')
  const sides = await page
    .getByRole('main')
    .locator('form summary')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').borderRightWidth))
  expect(sides.length).toBeGreaterThan(0)
  expect(sides).not.toContain('0px')
})

test('An empty cart goes on to popular products once its shopper moves', once, async ({ page }) => {
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Sign in to see your saved cart' })).toBeVisible()
  await page.mouse.move(300, 300)
  await expect(page.getByRole('region', { name: 'Popular products' })).toBeVisible()
})

test(
  'Members stand in three columns, each with an outlined button below the words',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await joined(page.context())
    await new Community(page).open('/members', 'Community')
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow / })
    await expect(follow.first()).toBeVisible()
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
    const [name, button] = [await boxOf(cards.first().getByRole('heading')), await boxOf(follow.first())]
    expect(button.y).toBeGreaterThan(name.y + name.height)
  },
)

test('The sections of the account are one row on a phone and a centered column on a wide screen', async ({
  page,
  isMobile,
}) => {
  await joined(page.context())
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/account/profile/contact')
  const main = page.getByRole('main')
  const links = main.getByRole('navigation').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  if (isMobile) return
  const form = await boxOf(main.locator('form').first())
  expect(Math.abs(form.x + form.width / 2 - 720)).toBeLessThan(80)
})
