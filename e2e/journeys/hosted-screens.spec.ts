import type { Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Hosted, offered } from '../pages/hosted.ts'

const sections = ['Account info', 'Orders', 'Bookings', 'Subscriptions', 'Events', 'Security', 'Sessions']

/** Axe finds nothing, light or dark, and nothing is wider than the window. */
async function expectGood(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBoth(page)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, page.url()).toBeLessThanOrEqual(0)
}

test('Every hosted page on the way in is accessible, light or dark', async ({
  page,
  platformUrl,
  storeUrl,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/)
  const hosted = new Hosted(page, platformUrl)
  const button = (name: string) => hosted.main.getByRole('button', { name })
  const link = (name: RegExp) => hosted.main.getByRole('link', { name })
  await page.goto(await hosted.address(hosted.authorization(storeUrl)))
  await expectGood(page)
  await hosted.signIn({
    email: `gate-${crypto.randomUUID()}+captcha@galleria.test`,
    password: 'compiler-1952',
  })
  await hosted.main.getByLabel("I'm not a robot").check()
  await expect(hosted.main.getByText("You're verified.")).toBeVisible()
  await expectGood(page)
  await link(/Forgot/).click()
  await expectGood(page)
  await hosted.main.getByLabel('Email').fill('ada@galleria.test')
  await button('Send link').click()
  await expectGood(page)
  for (const [kind, title] of [
    ['verify', 'Check your email'],
    ['approval', 'Almost there'],
  ] as const) {
    await page.goto(await hosted.address(hosted.authorization(storeUrl)))
    await link(/Create an account/).click()
    await expectGood(page)
    await hosted.main.getByLabel('Email').fill(`gate-${crypto.randomUUID()}+${kind}@galleria.test`)
    await hosted.main.getByLabel('Password').fill('compiler-1952-nanosecond')
    await button('Create account').click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectGood(page)
  }
  const person = newPerson()
  await hosted.register(person)
  await page.goto(await hosted.address(hosted.authorization(storeUrl, 'consent')))
  await hosted.signIn(person)
  await expect(page.getByRole('heading', { name: /use your account/ })).toBeVisible()
  await expectGood(page)
  for (const path of ['/_hosted/recover?recoveryToken=x', '/_hosted/push?request=x', '/_dev/mailbox']) {
    await page.goto(platformUrl + path)
    await expectGood(page)
  }
})

test('Every account section is accessible, light or dark, in English and in Arabic', async ({
  page,
  platformUrl,
}) => {
  const hosted = new Hosted(page, platformUrl)
  await hosted.openAccount({ ...newPerson(), email: 'ada@galleria.test', password: 'lovelace-1843' })
  for (const name of sections) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectGood(page)
  }
  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الجلسات')
  await expectGood(page)
})

test(
  'The language of the store goes along, through every page and problem',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 422/)
    const hosted = new Hosted(page, platformUrl)
    await page.goto(await hosted.address(hosted.authorization(storeUrl), 'ar'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الدخول')
    await hosted.main.getByLabel('البريد الإلكتروني').fill('nobody@galleria.test')
    await hosted.main.getByLabel('كلمة المرور').fill('wrong-password')
    await hosted.main.getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(hosted.main.getByLabel('البريد الإلكتروني')).toHaveAccessibleDescription(
      /البريد الإلكتروني أو كلمة المرور غير صحيحة/,
    )
    await expect(page.getByRole('link', { name: /العودة إلى/ })).toHaveAttribute('href', `${storeUrl}/ar/`)
    await expectGood(page)
    const booking = await hosted.address({ bookingsBook: { resourceId: offered.service } }, 'ar')
    await page.goto(booking)
    await expect(hosted.main.getByText('التاريخ والوقت')).toBeVisible()
    await expectGood(page)
  },
)
