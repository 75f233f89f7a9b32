import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { codeFor, mailbox } from '../kit/mailbox.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { totp } from '../kit/totp.ts'
import { Account } from '../pages/account.ts'
import { products, Shop } from '../pages/shop.ts'

/** An address whose steps are those its name asks for, whatever the site's settings are. */
function personWith(step: 'verify' | 'approval' | 'captcha' | 'reset' | 'mfa') {
  const person = newPerson()
  return { ...person, email: person.email.replace('@', `+${step}@`) }
}

const titled = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test(
  'A guest joins with a code from the mail, a wrong one first, and keeps the cart',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 400/)
    const person = personWith('verify')
    const account = new Account(page)
    const shop = new Shop(page)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await account.fillRegistration(person)
    await expect(account.main.getByText('3 of 3 rules met')).toBeAttached()
    await expectAccessibleInBoth(page)
    await account.submitRegistration()
    await titled(page, 'Confirm your email')
    await expect(account.main.getByRole('button', { name: /New code in \d+ seconds/ })).toBeDisabled()
    const code = account.main.getByRole('textbox', { name: 'Code' })
    await code.fill('000000')
    await account.main.getByRole('button', { name: 'Confirm' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await expectAccessibleInBoth(page)
    await page.reload()
    await code.fill(await codeFor(platformUrl, person.email))
    await code.press('Enter')
    await account.expectSignedIn(person.firstName)
    await shop.expectInCart(1)
  },
)

test(
  'An authenticator app guards an account, a recovery code gets in without it, and a device can be remembered',
  once,
  async ({ page, complaints }) => {
    complaints.allow(/status of 400/)
    const person = newPerson()
    const account = new Account(page)
    const { main } = account
    await account.register(person)
    await page.goto('/account/security')
    await titled(page, 'Security')
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Authenticator app' }).click()
    await expect(main.getByRole('img', { name: /QR code/ })).toBeVisible()
    const secret = (await main.locator('code').textContent()) ?? ''
    await expectAccessibleInBoth(page)
    await main.getByRole('textbox', { name: 'Code' }).fill('000000')
    await main.getByRole('button', { name: 'Confirm' }).click()
    await expect(main.getByText('That code is wrong')).toBeVisible()
    await main.getByRole('textbox', { name: 'Code' }).fill(totp(secret))
    await main.getByRole('button', { name: 'Confirm' }).click()
    await expect(main.getByText('Save your recovery codes')).toBeVisible()
    const spare = (await main.locator('ul[dir=ltr] li').first().textContent()) ?? ''
    await expectAccessibleInBoth(page)
    await account.signOut(person.firstName)

    await account.signIn(person)
    await titled(page, 'Confirm that it’s you')
    await expect(main.getByText(/from your authenticator app/)).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByText('Try another method').click()
    await main.getByRole('button', { name: 'Recovery code' }).click()
    await main.getByLabel('Recovery code').fill(spare)
    await main.getByText('Remember this device').click()
    await main.getByRole('button', { name: 'Confirm' }).click()
    await account.expectSignedIn(person.firstName)
    await account.signOut(person.firstName)

    await account.signIn(person)
    await account.expectSignedIn(person.firstName)
  },
)

test(
  'A passkey is made and used, where the store is opened by a name',
  once,
  async ({ page, storeUrl, complaints }) => {
    complaints.allow(/status of 404/)
    const client = await page.context().newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const named = storeUrl.replace('127.0.0.1', 'localhost')
    const person = newPerson()
    const account = new Account(page, named)
    const { main } = account
    await account.register(person)
    await page.goto(`${named}/account/security`)
    await main.getByRole('button', { name: 'Passkey' }).click()
    await main.getByLabel('Passkey name').fill('My laptop')
    await main.getByRole('button', { name: 'Create passkey' }).click()
    await expect(main.getByText('Save your recovery codes')).toBeVisible()
    await expect(main.getByText('My laptop')).toBeVisible()
    await account.signOut(person.firstName)

    await account.signIn(person)
    await titled(page, 'Confirm that it’s you')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Use passkey' }).click()
    await account.expectSignedIn(person.firstName)
    await account.signOut(person.firstName)

    await page.goto(`${named}/account/sign-in`)
    await main.getByLabel('Email').fill(person.email)
    await main.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await account.expectSignedIn(person.firstName)
  },
)

test(
  'A code by mail and an approval on another device prove who one is',
  once,
  async ({ page, platformUrl }) => {
    const person = personWith('mfa')
    const account = new Account(page)
    const { main } = account
    await account.fillRegistration(person)
    await account.submitRegistration()
    await expect(main.getByText('uses two-step verification')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Approve on another device' }).click()
    await expect(main.getByText('Waiting for your approval')).toBeVisible()
    await expectAccessibleInBoth(page)
    const { messages } = await mailbox(platformUrl, person.email)
    const link = /https?:[^"\\\s]+\/_hosted\/push\?request=[\w-]+/.exec(JSON.stringify(messages))?.[0] ?? ''
    const other = await page.context().newPage()
    await other.goto(link)
    await other.getByRole('button', { name: /approve|yes/i }).click()
    await account.expectSignedIn(person.firstName)
    await account.signOut(person.firstName)

    await account.signIn(person)
    await main.getByRole('button', { name: 'Email code' }).click()
    await expect(main.getByText('We emailed you a 6-digit code.')).toBeVisible()
    await main.getByRole('textbox', { name: 'Code' }).fill(await codeFor(platformUrl, person.email))
    await main.getByRole('button', { name: 'Confirm' }).click()
    await account.expectSignedIn(person.firstName)
  },
)

test(
  'A forgotten password is replaced by the link from the mail, once',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 400/)
    const person = newPerson()
    const account = new Account(page)
    const { main } = account
    await account.register(person)
    await account.signOut(person.firstName)
    await page.goto('/account/sign-in')
    await main.getByRole('link', { name: 'Forgot password?' }).click()
    await titled(page, 'Choose a new password')
    await main.getByLabel(/^email/i).fill(person.email)
    await main.getByRole('button', { name: 'Send link' }).click()
    await titled(page, 'Check your email')
    const { messages } = await mailbox(platformUrl, person.email)
    const token = /recoveryToken=([\w-]+)/.exec(JSON.stringify(messages))?.[1] ?? ''
    await page.goto(`/account/new-password?recoveryToken=${token}`)
    await titled(page, 'Choose a new password')
    expect(page.url()).not.toContain(token)
    await expectAccessibleInBoth(page)
    await main.getByLabel('New password', { exact: true }).fill('short')
    await main.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(main.getByText('Use at least 8 characters')).toBeVisible()
    await main.getByLabel('New password', { exact: true }).fill('analytical-engine-1837')
    await main.getByRole('button', { name: 'Save and sign in' }).click()
    await account.expectSignedIn(person.firstName)
    await account.signOut(person.firstName)

    await page.goto(`/account/new-password?recoveryToken=${token}`)
    await main.getByLabel('New password', { exact: true }).fill('analytical-engine-1837')
    await main.getByRole('button', { name: 'Save and sign in' }).click()
    await expect(main.getByText('already used')).toBeVisible()
    await account.signIn({ email: person.email, password: 'analytical-engine-1837' })
    await account.expectSignedIn(person.firstName)
  },
)

test(
  'Another password, or a press on a device, ends the sessions of other browsers',
  once,
  async ({ page, browser, storeUrl, complaints }) => {
    complaints.allow(/status of 40[013]/)
    const person = newPerson()
    const account = new Account(page)
    const { main } = account
    await account.register(person)
    const elsewhere = await browser.newContext({ baseURL: storeUrl })
    const other = await elsewhere.newPage()
    const there = new Account(other)
    await there.signIn(person)
    await there.expectSignedIn(person.firstName)

    await page.goto('/account/security')
    await main.getByRole('button', { name: /^Sign out Chrome/ }).click()
    await expect(main.getByText('That device is signed out')).toBeVisible()
    await other.goto('/account/orders')
    await expect(other).toHaveURL(/\/account\/sign-in/)
    await there.signIn(person)
    await there.expectSignedIn(person.firstName)

    await main.getByLabel('New password', { exact: true }).fill('analytical-engine-1837')
    await main.getByRole('button', { name: 'Change password' }).click()
    await expect(main.getByText('Your password was changed')).toBeVisible()
    await other.goto('/account/orders')
    await expect(other).toHaveURL(/\/account\/sign-in/)
    await account.expectSignedIn(person.firstName)
    await main.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL(/\/account\/signed-out/)
    await account.expectSignedOut()
    await elsewhere.close()
  },
)

test('Signing in from the header opens a dialog, proves a person where asked, and leaves page and cart as they are', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 40[03]/)
  const person = personWith('captcha')
  const account = new Account(page)
  const shop = new Shop(page)
  await account.fillRegistration(person)
  await account.submitRegistration()
  await account.expectSignedIn(person.firstName)
  await account.signOut(person.firstName)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await account.header.getByRole('link', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByLabel(/^email/i)).toBeFocused()
  await dialog.getByLabel(/^email/i).fill(person.email)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await account.expectSignedIn(person.firstName)
  await expect(page).toHaveURL(new RegExp(`/products/${products.plain.slug}$`))
  await expect(dialog).toHaveCount(0)
  await shop.expectInCart(1)
})

test(
  'An account that waits for the owner, and a password that must be renewed, are told so',
  once,
  async ({ page, complaints }) => {
    complaints.allow(/status of 40[03]/)
    const account = new Account(page)
    await account.fillRegistration(personWith('approval'))
    await account.submitRegistration()
    await expect(account.main.getByText('New accounts are reviewed')).toBeVisible()
    await expectAccessible(page)
    const person = personWith('reset')
    await account.register(person)
    await account.signOut(person.firstName)
    await account.signIn(person)
    await expect(account.main.getByText('Reset your password before you sign in')).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'Back from the sign-in of a page for members leads to where one came from, before and after it',
  once,
  async ({ page }) => {
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    await account.signOut(person.firstName)
    await page.goto('/products')
    await page.goto('/account/orders')
    await expect(page).toHaveURL(/\/account\/sign-in/)
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
    await page.goForward()
    await account.main.getByLabel(/^email/i).fill(person.email)
    await account.main.getByLabel('Password', { exact: true }).fill(person.password)
    await account.main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/account\/orders/)
    await page.goBack()
    await expect(page).toHaveURL(/\/products$/)
  },
)
