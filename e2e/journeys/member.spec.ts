import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'

test('A member registers, buys, finds the order and its points, and signs out', once, async ({ page }) => {
  const person = newPerson()
  const account = new Account(page)
  const shop = new Shop(page)
  const cart = new Cart(page)
  const checkout = new Checkout(page)

  await account.register(person)
  await shop.openProduct(products.plain.slug)
  const promised = (await shop.main.getByText(/Earn \d+ points/).textContent()) ?? ''
  await shop.addToCart()
  await shop.expectInCart(1)
  await cart.open()
  await cart.checkOut()
  const number = await checkout.complete(person.email)

  await page.goto('/account/orders')
  await expect(page.getByRole('main').getByText(number)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click()
  await expect(page.getByRole('main').getByText(products.plain.name)).toBeVisible()

  await page.goto('/loyalty')
  const points = /\d+/.exec(promised)?.[0] ?? 'none promised'
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`\\b${points}\\b`))
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  await account.signOut(person.firstName)
  await account.expectSignedOut()
})

test('A guest signs in by the in-page form and keeps the cart', once, async ({ page }) => {
  const person = newPerson()
  const account = new Account(page)
  const shop = new Shop(page)
  await account.register(person)
  await account.signOut(person.firstName)

  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await account.signIn(person)
  await account.expectSignedIn(person.firstName)
  await shop.expectInCart(1)
})

test(
  'Signing in by redirect comes back to the store, signed in, with no code left in the address',
  once,
  async ({ page }) => {
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    await account.signOut(person.firstName)
    await account.signInByRedirect(person)
    await account.expectSignedIn(person.firstName)
    expect(page.url()).not.toMatch(/code=|state=/)
  },
)

test(
  'A wrong password is told beside the field, and nothing else happens',
  once,
  async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/)
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    await account.signOut(person.firstName)
    await account.signIn({ ...person, password: 'not-the-password' })
    await expect(
      account.main
        .getByText(/password/i)
        .filter({ hasText: /wrong|not right|does not match|incorrect/i })
        .first(),
    ).toBeVisible()
    await account.expectSignedOut()
    await expectAccessible(page)
  },
)

test('My orders ask a visitor to sign in first, and come after it', once, async ({ page }) => {
  const person = newPerson()
  const account = new Account(page)
  await account.register(person)
  await account.signOut(person.firstName)
  await page.goto('/account/orders')
  await expect(page).toHaveURL(/\/account\/sign-in/)
  await account.main.getByLabel(/^email/i).fill(person.email)
  await account.main.getByLabel('Password', { exact: true }).fill(person.password)
  await account.main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/account\/orders/)
})
