import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { Loyalty, makeReward } from '../pages/loyalty.ts'
import { products, Shop } from '../pages/shop.ts'
import { joined } from '../pages/sign-in.ts'

test(
  'A member redeems a reward into the cart, gives one back, and pays with another',
  once,
  async ({ page, platformUrl }) => {
    const person = newPerson()
    const [shop, cart] = [new Shop(page), new Cart(page)]
    const loyalty = new Loyalty(page)
    const reward = await makeReward(platformUrl, 'Two dollars for a start')
    await joined(page.context(), person)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)

    await loyalty.open('rewards')
    await loyalty.redeem(reward)
    await expect(loyalty.card(reward)).toContainText(`${reward} is in your cart.`)
    await expectAccessibleInBoth(page)
    await loyalty.card(reward).getByRole('button', { name: /^Undo/ }).click()
    await expect(loyalty.card(reward)).toContainText('We returned 20 points to your balance.')
    await expect(loyalty.main.getByText('50 points').first()).toBeVisible()

    await loyalty.card(reward).getByRole('button', { name: 'Start over' }).click()
    await loyalty.redeem(reward)
    const code = await loyalty.card(reward).locator('code').textContent()
    // The list of coupons still shows the code that the cart holds.
    await loyalty.open('coupons')
    await expect(loyalty.card(reward).first()).toContainText('In your cart')
    await expectAccessibleInBoth(page)

    await cart.open()
    await expect(cart.main.getByText(code ?? 'no code', { exact: true })).toBeVisible()
    await cart.checkOut()
    await new Checkout(page).complete(person.email)
    await loyalty.open('coupons')
    await expect(loyalty.card(reward).first()).toContainText('Used on an order')
    await loyalty.open('history')
    await page.getByRole('link', { name: 'Redeemed' }).click()
    await expect(page).toHaveURL(/kind=REDEEM/)
    await expect(loyalty.main.getByText('-20').or(loyalty.main.getByText('−20'))).toHaveCount(2)
    await expectAccessibleInBoth(page)
    await loyalty.main.getByRole('link', { name: reward }).first().click()
    await expect(loyalty.main.getByText('Balance after')).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.goBack()
    await expect(page).toHaveURL(/kind=REDEEM/)
  },
)

test('A visitor reads what points buy, joins, and comes back to it', once, async ({ page, platformUrl }) => {
  const person = newPerson()
  const reward = await makeReward(platformUrl, 'Two dollars for joining')
  const loyalty = new Loyalty(page)
  for (const path of ['how-it-works', 'earn', 'rewards']) {
    await loyalty.open(path)
    await expectAccessibleInBoth(page)
  }
  await expect(loyalty.card(reward)).toContainText('For 20 points')
  await loyalty.open('how-it-works')
  await loyalty.main.getByText('Can I change my mind?').click()
  await expect(loyalty.main.getByText(/its points back right away/)).toBeVisible()
  await loyalty.open('')
  await expect(
    loyalty.main.getByRole('heading', { level: 2, name: 'What you can get with points' }),
  ).toBeVisible()
  await loyalty.main.getByRole('link', { name: 'View all rewards' }).click()
  await expect(loyalty.main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  await expect(loyalty.card(reward).getByRole('button')).toHaveCount(0)
  await loyalty.main.getByRole('link', { name: 'Sign up to join' }).click()
  await expect(page).toHaveURL(/\/account\/register\?returnTo=%2Floyalty%2Frewards/)
  const account = new Account(page)
  await account.main.getByLabel('First name').fill(person.firstName)
  await account.main.getByLabel('Last name').fill(person.lastName)
  await account.main.getByLabel(/^email/i).fill(person.email)
  await account.main.getByLabel('Password', { exact: true }).fill(person.password)
  await account.submitRegistration()
  await expect(page).toHaveURL(/\/loyalty\/rewards$/)
  await expect(loyalty.card(reward).getByRole('button', { name: 'Redeem' })).toBeVisible()

  await loyalty.open('earn')
  await expect(loyalty.card('Join')).toContainText('Done')
  await expectAccessibleInBoth(page)
})
