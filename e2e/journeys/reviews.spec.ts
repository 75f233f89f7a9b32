import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  'A buyer reviews a product, the store approves and answers it, and shoppers read both',
  once,
  async ({ page, browser, baseURL }) => {
    const person = newPerson()
    const title = `Rich and dark ${person.email.slice(0, 20)}`
    const shop = new Shop(page)
    const { main } = shop
    await joined(page.context(), person)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await new Cart(page).open()
    await new Cart(page).checkOut()
    await new Checkout(page).complete(person.email)

    await shop.openProduct(products.plain.slug)
    await main.getByRole('link', { name: 'Write a review' }).click()
    await expect(main.getByText(/^You bought this/)).toBeVisible()
    await main.getByLabel('Title (optional)').fill(title)
    await main.getByRole('button', { name: 'Send review' }).click()
    await expect(main.getByText('Choose from one to five stars.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('radio', { name: '1 star: Poor' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(main.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked()
    await page.reload()
    await expect(main.getByLabel('Title (optional)')).toHaveValue(title)
    await main.getByRole('button', { name: 'Send review' }).click()
    await expect(main.getByText(/will appear once the store has checked it/)).toBeVisible()
    await page.goto('/account/reviews')
    await expect(main.getByText('Being checked')).toBeVisible()
    await expectAccessible(page)

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const staff = new StaffPages(await context.newPage())
    await staff.open('/manage/catalog/reviews')
    await staff.expectTitle('Reviews')
    await expectAccessible(staff.page)
    await staff.main.getByRole('link', { name: title }).click()
    await staff.expectTitle(/^Review by/)
    await staff.main.getByLabel('Answer from the store').fill('Thank you for digging.')
    await staff.main.getByRole('button', { name: 'Save answer' }).click()
    await expect(staff.main.getByText('Answer saved.')).toBeVisible()
    await staff.main.getByRole('button', { name: 'Approve' }).click()
    await expect(staff.main.getByText('1 review approved.')).toBeVisible()
    await expectAccessible(staff.page)
    await context.close()

    await shop.open(`/products/${products.plain.slug}/reviews?verified=1&sort=newest`)
    const review = main.getByRole('article').filter({ hasText: title })
    await expect(review.getByText('Verified purchase')).toBeVisible()
    await expect(review.getByText('Thank you for digging.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await shop.openProduct(products.plain.slug)
    await expect(main.getByRole('img', { name: /of 5 stars$/ }).first()).toBeVisible()
  },
)
