import { expectAccessible } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { openWithoutScript } from '../kit/without-script.ts'
import { pick } from '../pages/pick.ts'
import { ProductScreen } from '../pages/product.ts'

test('Twelve pictures are stepped through by key, by press and by thumbnail', async ({ page }) => {
  const product = new ProductScreen(page)
  await product.open('moon-jar')
  await product.expectAt(1, 12)
  await product.current().focus()
  await page.keyboard.press('ArrowRight')
  await product.expectAt(2, 12)
  await expect(product.current()).toBeFocused()
  await page.keyboard.press('End')
  await product.expectAt(12, 12)
  await page.keyboard.press('Home')
  await product.expectAt(1, 12)
  await product.pictures.getByRole('button', { name: 'Next image' }).click()
  await product.expectAt(2, 12)
  await product.pictures.getByRole('link', { name: /^Image 6 of 12/ }).click()
  await product.expectAt(6, 12)
})

test('The strip scrolls by itself under a finger, and the counter follows', async ({ page }) => {
  const product = new ProductScreen(page)
  await product.open('moon-jar')
  await product.scrollTo(4)
  await product.expectAt(4, 12)
})

test('A strip scrolled before the page is live stays where it is, and is counted so', async ({ page }) => {
  const product = new ProductScreen(page)
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/modules\/catalog\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/products/moon-jar', { waitUntil: 'commit' })
  // The strip cannot scroll before it has its pictures and its styles.
  await expect(async () => {
    await product.scrollTo(4)
    await expect(product.pictures.locator('#picture-4')).toBeInViewport({ ratio: 0.4, timeout: 500 })
  }).toPass()
  await expect(product.pictures.getByRole('status')).toHaveText('1 of 12')
  letThrough()
  await product.expectAt(4, 12)
  await product.pictures.getByRole('button', { name: 'Next image' }).click()
  await product.expectAt(5, 12)
})

test('A closer look enlarges, moves, steps and gives the focus back', async ({ page, isMobile }) => {
  const product = new ProductScreen(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await product.open('moon-jar')
  await product.enlarge()
  await product.viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => product.scale()).toBeCloseTo(1.5)
  await page.keyboard.press('0')
  await expect.poll(() => product.scale()).toBe(1)
  if (!isMobile) {
    const box = await product.viewer.locator('img').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 40)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => product.scale()).toBeGreaterThan(2)
  }
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(product.viewer.getByRole('status')).toHaveText('2 of 12')
  await page.keyboard.press('Escape')
  await expect(product.viewer).toBeHidden()
  await product.expectAt(2, 12)
  await expect(product.current()).toBeFocused()
})

test('A film is fetched when it is asked for, and plays in its place', once, async ({ page }) => {
  const product = new ProductScreen(page)
  const films: string[] = []
  page.on('request', (request) => {
    const address = request.url()
    if (address.endsWith('.webm')) films.push(address)
  })
  await product.open('library-lamp')
  await page.waitForLoadState('networkidle')
  expect(films).toEqual([])
  await product.pictures.getByRole('link', { name: /^Image \d+ of \d+: The lamp through an evening/ }).click()
  await product.current().click()
  const video = product.pictures.locator('video')
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0)
  expect(films.length).toBeGreaterThan(0)
})

test('A product without a picture says so pleasantly', once, async ({ page }) => {
  const product = new ProductScreen(page)
  await product.open('made-for-you')
  await expect(product.pictures.getByText('No image yet')).toBeVisible()
  await expect(product.pictures.getByRole('link')).toHaveCount(0)
})

test(
  'The gallery follows the choice, and a shared choice begins with its own picture',
  once,
  async ({ page }) => {
    const product = new ProductScreen(page)
    await product.open('studio-overshirt')
    const first = await product.current().getAttribute('href')
    const swatches = page.getByRole('main').getByRole('group').first().getByRole('radio')
    await pick(swatches.last())
    await expect(product.current()).not.toHaveAttribute('href', first ?? '')
    const chosen = await product.current().getAttribute('href')
    await page.goto(page.url())
    await expect(product.pictures.locator('#picture-1 > a')).toHaveAttribute('href', chosen ?? '')
  },
)

test(
  'Without script the pictures scroll and their links lead to the files',
  once,
  async ({ browser, storeUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storeUrl })
    const page = await context.newPage()
    await openWithoutScript(page, '/products/moon-jar')
    await page.getByRole('link', { name: /^Image 5 of 12/ }).click()
    await expect(page.locator('#picture-5')).toBeInViewport({ ratio: 0.4 })
    await expect(page.getByRole('button', { name: 'Next image' })).toBeHidden()
    await expect(page.locator('#picture-5 > a')).toHaveAttribute('href', /\.webp$/)
    await context.close()
  },
)
