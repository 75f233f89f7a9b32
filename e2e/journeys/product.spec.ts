import { expect, isWithout, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { ProductScreen } from '../pages/product.ts'
import { products, Shop } from '../pages/shop.ts'

test('The first press adds the variant that the page has chosen', once, async ({ page }) => {
  const shop = new Shop(page)
  await new ProductScreen(page).open(products.withOptions.slug)
  const chosen = shop.main.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(2)
  const [color, size] = await chosen.evaluateAll((radios) =>
    radios.map((radio) => radio.getAttribute('value')),
  )
  await shop.addToCart()
  await shop.expectInCart(1)
  const cart = new Cart(page)
  await cart.open()
  await expect(cart.main.getByText(`Color: ${color}`)).toBeVisible()
  await expect(cart.main.getByText(`Size: ${size}`)).toBeVisible()
})

test(
  'Back from a chosen variant leads to where one came from, and Forward to the choice',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    await shop.open('/products')
    await new ProductScreen(page).open(products.withOptions.slug)
    await shop.chooseAnother()
    await expect(page).toHaveURL(/\?/)
    const chosen = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
    await page.goForward()
    await expect(page).toHaveURL(chosen)
  },
)

test('A product made to order asks for its text, and the cart keeps it', once, async ({ page }) => {
  const shop = new Shop(page)
  await new ProductScreen(page).open('made-for-you')
  await shop.addButton().click()
  await expect(shop.main.getByText('Complete this field: What should it hold?')).toBeVisible()
  const words = shop.main.getByRole('textbox', { name: 'What should it hold?' })
  await expect(words).toBeFocused()
  await words.fill('Keys and one letter')
  await shop.addToCart()
  await shop.expectInCart(1)
  const cart = new Cart(page)
  await cart.open()
  await expect(cart.main.getByText('What should it hold?: Keys and one letter')).toBeVisible()
})

test('Digital files are named with their size, and a leaflet with its type', once, async ({ page }) => {
  await new ProductScreen(page).open('plant-care-manual')
  const main = page.getByRole('main')
  await expect(main.getByText('Includes plant-care.pdf (3.1 MB)')).toBeVisible()
  const leaflet = main.getByRole('link', { name: 'Leaflet (PDF)' })
  if (isWithout('v3', 'Media of catalog V3 are pictures and films alone.'))
    return expect(leaflet).toHaveCount(0)
  await expect(leaflet).toHaveAttribute('href', /leaflet_.+\.pdf$/)
})

test('A gift card is bought like anything else, with nothing to ship', once, async ({ page }) => {
  const shop = new Shop(page)
  await new ProductScreen(page).open('gift-card')
  await shop.chooseOptions()
  await expect(shop.main.getByText('Gift card, no shipping needed')).toBeVisible()
  await shop.addToCart()
  await shop.expectInCart(1)
})

test('A pre-order product says when it ships and can be bought', once, async ({ page }) => {
  const shop = new Shop(page)
  await new ProductScreen(page).open('rain-teapot')
  await shop.chooseOptions()
  await expect(shop.main.getByText(/^Pre-order\. /)).toBeVisible()
  await shop.main.getByRole('button', { name: 'Pre-order' }).click()
  await shop.expectInCart(1)
})

test('The breadcrumb leads back to the collection one came from', once, async ({ page }) => {
  await page.goto('/collections/new-in')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/./)
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i })
  await expect(crumbs.getByRole('link', { name: 'New arrivals' })).toHaveAttribute(
    'href',
    '/collections/new-in',
  )
})

test("A product's page is shared as a link with its choice", once, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await new ProductScreen(page).open(products.plain.slug)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test(
  'Machines read the product, its offers and its place from the HTML alone',
  once,
  async ({ request, storeUrl }) => {
    const html = await (await request.get(`/products/${products.withOptions.slug}`)).text()
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? ''))
      .flatMap((each) => each['@graph'] ?? [each])
    const product = data.find((each) => each['@type'] === 'ProductGroup')
    expect(product.name).toBe(products.withOptions.name)
    expect(product.hasVariant.length).toBeGreaterThan(1)
    for (const { url, offers } of product.hasVariant) {
      expect(url).toContain(`${storeUrl}/products/${products.withOptions.slug}?`)
      expect(offers.price).toMatch(/^\d+\.\d\d$/)
      expect(offers.availability).toMatch(/^https:\/\/schema\.org\/\w+$/)
      const named = [...offers.shippingDetails, offers.hasMerchantReturnPolicy]
      for (const { '@id': id } of named)
        expect(
          data.some((each) => each['@id'] === id),
          id,
        ).toBe(true)
    }
    for (const image of product.image) expect(new URL(image).protocol).toMatch(/^https?:$/)
    const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList')
    expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
      crumbs.itemListElement.map((_: unknown, index: number) => index + 1),
    )
    const address = `${storeUrl}/products/${products.withOptions.slug}`
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
      expect(html).toContain(`property="${name}"`)
    expect(html).toContain('name="twitter:card"')
    const [, preview = ''] = /name="twitter:image" content="([^"]+)"/.exec(html) ?? []
    expect(html).toContain(`property="og:image" content="${preview}"`)
    const picture = await request.get(preview)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  },
)

test(
  'On paper there are the price, the words and the address, and no controls',
  once,
  async ({ page, storeUrl }) => {
    await new ProductScreen(page).open(products.plain.slug)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    await expect(main.getByText(`${storeUrl}/products/${products.plain.slug}`)).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  },
)

test('The Arabic page is read from right to left, pictures too', async ({ page }) => {
  await page.goto('/ar/products/moon-jar')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const pictures = page.getByRole('region', { name: 'الصور' })
  await pictures.locator('#picture-1 > a').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(pictures.locator('#picture-2')).toBeInViewport({ ratio: 0.4 })
  await expect(pictures.locator('#picture-2 > a')).toBeFocused()
})
