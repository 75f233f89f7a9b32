import { expectAccessible } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { openWithoutScript } from '../kit/without-script.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { pick } from '../pages/pick.ts'
import { products, Shop } from '../pages/shop.ts'

const chooser = (shop: Shop, name: string) =>
  shop
    .tiles()
    .filter({ hasText: name })
    .getByRole('link', { name: `Choose options for ${name}` })

// A telephone has no Tab key.
test(
  'By keyboard a product’s choices open from its tile, are bought, and focus is back',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    const keys = new Keyboard(page)
    await shop.open('/collections/wardrobe')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const choose = chooser(shop, products.withOptions.name)
    await choose.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: products.withOptions.name })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    // Choices that can be bought are chosen already; the arrow keys would choose another.
    for (const option of ['Color', 'Size'])
      await keys.tabTo(dialog.getByRole('group', { name: option }).getByRole('radio', { checked: true }))
    await keys.tabTo(dialog.getByRole('button', { name: 'Add to cart' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await shop.expectInCart(1)
    await keys.expectAt(choose)
    await expect(page.getByText(`${products.withOptions.name} added to your cart`)).toBeVisible()
    await expect(page).toHaveURL(/\/collections\/wardrobe$/)
  },
)

test(
  'A sold-out choice can be picked in the list too, says so, and leads to the product with it',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    await shop.open('/collections/sale')
    // Before, it is a link to the product.
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const choose = chooser(shop, 'Kiln Seconds Vase')
    await choose.click()
    const dialog = page.getByRole('dialog', { name: 'Kiln Seconds Vase' })
    const soldOut = dialog.getByRole('radio', { name: /sold out/i }).first()
    await pick(soldOut)
    await expect(soldOut).toBeChecked()
    await expect(dialog.getByRole('status').filter({ hasText: 'Sold out' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: /sold out/i })).toBeDisabled()
    const chosen = await soldOut.getAttribute('value')
    await dialog.getByRole('link', { name: 'See all details' }).click()
    await expect(page).toHaveURL(new RegExp(`/products/kiln-seconds-vase\\?Color=${chosen}`))
    await expect(dialog).toHaveCount(0)
  },
)

test('By touch too, and Escape or the cross leave everything as it was', async ({ page, isMobile }) => {
  const shop = new Shop(page)
  await shop.open('/collections/wardrobe')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const choose = chooser(shop, products.withOptions.name)
  await (isMobile ? choose.tap() : choose.click())
  const dialog = page.getByRole('dialog', { name: products.withOptions.name })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await (isMobile ? choose.tap() : choose.click())
  // The dialog opens before the product has come.
  const options = dialog.getByRole('group').filter({ has: page.getByRole('radio') })
  await expect(options).toHaveCount(2)
  for (const option of await options.all()) {
    const choice = option.locator('label').first()
    await (isMobile ? choice.tap() : choice.click())
  }
  const add = dialog.getByRole('button', { name: 'Add to cart' })
  await (isMobile ? add.tap() : add.click())
  await expect(dialog).toHaveCount(0)
  await shop.expectInCart(1)
})

test('Without script the way to the choices is the product’s page', once, async ({ browser, storeUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storeUrl })
  const shop = new Shop(await context.newPage())
  await openWithoutScript(shop.page, '/collections/wardrobe')
  await chooser(shop, products.withOptions.name).click()
  await expect(shop.page).toHaveURL(/\/products\/studio-overshirt$/)
  await context.close()
})
