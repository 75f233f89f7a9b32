import { expectAccessible } from '../kit/accessibility.ts'
import { oneTimeCode } from '../kit/one-time-code.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Hosted } from '../pages/hosted.ts'

test(
  'Somebody signs up on the hosted page with the code from the mail, and comes back to the store signed in',
  once,
  async ({ page, platformUrl }) => {
    const hosted = new Hosted(page, platformUrl)
    const person = { ...newPerson(), email: `new-${crypto.randomUUID()}+verify@galleria.test` }
    await page.goto('/account/sign-in')
    await page.getByRole('main').getByRole('button', { name: 'Trouble signing in?' }).click()
    await page.waitForURL(/\/_hosted\/login/)
    await hosted.main.getByRole('link', { name: /Create an account/ }).click()
    await hosted.main.getByLabel(/^Name/).fill(person.firstName)
    await hosted.main.getByLabel('Email').fill(person.email)
    await hosted.main.getByLabel('Password').fill('short')
    await expect(hosted.main.getByRole('button', { name: 'Show' })).toBeVisible()
    await hosted.main.getByLabel('Password').fill(person.password)
    await hosted.main.getByRole('button', { name: 'Create account' }).click()
    await expect(hosted.main.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect(hosted.main.getByLabel('Code', { exact: true })).toBeFocused()
    await expect(hosted.main.getByRole('button', { name: /New code in/ })).toBeDisabled()
    await hosted.main.getByLabel('Code', { exact: true }).fill(await hosted.code(person.email))
    await hosted.main.getByRole('button', { name: 'Continue' }).click()
    await new Account(page).expectSignedIn(person.firstName)
    expect(page.url()).not.toMatch(/code=|state=/)
  },
)

test('All of it works without script', once, async ({ browser, platformUrl, storeUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const hosted = new Hosted(page, platformUrl)
  const person = { ...newPerson(), email: `plain-${crypto.randomUUID()}+verify@galleria.test` }
  await page.goto(await hosted.address(hosted.authorization(storeUrl)))
  await hosted.main.getByRole('link', { name: /Create an account/ }).click()
  await hosted.main.getByLabel('Email').fill('not-an-address@x')
  await hosted.main.getByLabel('Password').fill(person.password)
  await hosted.main.getByRole('button', { name: 'Create account' }).click()
  await expect(hosted.main.getByLabel('Email')).toBeFocused()
  await hosted.main.getByLabel('Email').fill(person.email)
  await hosted.main.getByLabel('Password').fill(person.password)
  await hosted.main.getByRole('button', { name: 'Create account' }).click()
  await hosted.main.getByLabel('Code', { exact: true }).fill(await hosted.code(person.email))
  expect(
    await hosted.returned(() => hosted.main.getByRole('button', { name: 'Continue' }).click()),
  ).toContain('code=')
  await context.close()
})

test(
  'An authenticator app is added by its key, and asked for at the next sign-in',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 4(00|22)/)
    const hosted = new Hosted(page, platformUrl)
    const person = newPerson()
    await hosted.register(person)
    await hosted.openAccount(person)
    await page.getByRole('link', { name: 'Security' }).click()
    await hosted.main.getByRole('button', { name: 'Add Authenticator app' }).click()
    await expect(hosted.main.getByRole('img', { name: /QR code/ })).toBeVisible()
    await expectAccessible(page)
    const key = (await hosted.main.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? ''
    await hosted.main.getByLabel('Code', { exact: true }).fill(oneTimeCode(key))
    await hosted.main.getByRole('button', { name: 'Turn on' }).click()
    await expect(hosted.main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(await hosted.address(hosted.authorization(storeUrl)))
    await hosted.signIn(person)
    await expect(hosted.main.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await hosted.main.getByLabel('Code', { exact: true }).fill('000000')
    await hosted.main.getByRole('button', { name: 'Continue' }).click()
    await expect(hosted.main.getByLabel('Code', { exact: true })).toBeFocused()
    await expect(hosted.main.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/wrong/)
    // The code of this half minute proved the app; the next one is taken a little early.
    await hosted.main.getByLabel('Code', { exact: true }).fill(oneTimeCode(key, 1))
    await hosted.main.getByLabel(/Don't ask on this device/).check()
    expect(
      await hosted.returned(() => hosted.main.getByRole('button', { name: 'Continue' }).click()),
    ).toContain('code=')
    await page.goto(await hosted.address(hosted.authorization(storeUrl)))
    expect(await hosted.returned(() => hosted.signIn(person))).toContain('code=')
  },
)

test(
  'A push is approved in another place, and the waiting page goes on by itself',
  once,
  async ({ page, context, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 400/)
    const hosted = new Hosted(page, platformUrl)
    const person = newPerson()
    await hosted.register(person)
    await hosted.openAccount(person)
    await page.getByRole('link', { name: 'Security' }).click()
    await hosted.main.getByRole('button', { name: 'Add Approval on your device' }).click()
    await hosted.main.getByLabel('Code', { exact: true }).fill(await hosted.code(person.email))
    await hosted.main.getByRole('button', { name: 'Turn on' }).click()

    await page.goto(await hosted.address(hosted.authorization(storeUrl)))
    await hosted.signIn(person)
    await expect(hosted.main.getByText('Approve this sign-in on your device')).toBeVisible()
    const device = await context.newPage()
    await device.goto(`${platformUrl}/_dev/mailbox?to=${encodeURIComponent(person.email)}`)
    const back = await hosted.returned(async () => {
      await device.getByRole('button', { name: 'Approve' }).first().click()
      await expect(device.getByRole('heading', { name: 'Approved' })).toBeVisible()
    })
    expect(back).toContain('code=')
  },
)

test(
  'A passkey is made and used, where the page has a name',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 4(00|22)/)
    const client = await page.context().newCDPSession(page)
    await client.send('WebAuthn.enable')
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const
    await client.send('WebAuthn.addVirtualAuthenticator', { options })
    const hosted = new Hosted(page, platformUrl)
    const person = newPerson()
    await hosted.register(person)
    await hosted.openAccount(person)
    await page.getByRole('link', { name: 'Security' }).click()
    await hosted.main.getByRole('button', { name: 'Add Passkey' }).click()
    await hosted.main.getByRole('button', { name: 'Open this page at localhost' }).click()
    await page.waitForURL(/\/\/localhost:\d+\/_hosted\/account\/security/)
    await hosted.main.getByRole('button', { name: 'Add Passkey' }).click()
    await hosted.main.getByLabel(/Passkey name/).fill('Phone')
    await hosted.main.getByRole('button', { name: 'Create passkey' }).click()
    await expect(hosted.main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()

    const address = new URL(await hosted.address(hosted.authorization(storeUrl)))
    address.hostname = 'localhost'
    await page.goto(address.href)
    await hosted.signIn(person)
    expect(
      await hosted.returned(() => hosted.main.getByRole('button', { name: 'Use passkey' }).click()),
    ).toContain('code=')
  },
)

test(
  'A session that is ended on the hosted page is over in the store',
  once,
  async ({ page, browser, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 40[013]/)
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    const elsewhere = await browser.newContext({ baseURL: storeUrl })
    const hosted = new Hosted(await elsewhere.newPage(), platformUrl)
    await hosted.openAccount(person)
    await hosted.page.getByRole('link', { name: 'Sessions' }).click()
    await hosted.main.getByRole('button', { name: 'End all other sessions' }).click()
    await expect(hosted.main.getByText("You aren't signed in anywhere else.")).toBeVisible()
    await page.goto('/account/orders')
    await expect(page).toHaveURL(/\/account\/sign-in/)
    await elsewhere.close()
  },
)

test(
  'One may refuse, and the page that asked is told',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 400/)
    const hosted = new Hosted(page, platformUrl)
    const person = newPerson()
    await hosted.register(person)
    await page.goto(await hosted.address(hosted.authorization(storeUrl, 'consent')))
    await hosted.signIn(person)
    expect(
      await hosted.returned(() => hosted.main.getByRole('button', { name: "Don't allow" }).click()),
    ).toContain('error=access_denied')
  },
)

test(
  'Row 39: no other page can frame the hosted sign-in',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/frame|X-Frame-Options|Refused|ancestor/i)
    const hosted = new Hosted(page, platformUrl)
    const address = await hosted.address(hosted.authorization(storeUrl))
    await page.route(`${storeUrl}/framing`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${address}"></iframe>` }),
    )
    await page.goto('/framing')
    const frame = page.frameLocator('iframe')
    await expect(frame.getByLabel('Email')).toHaveCount(0)
    const inside = page.frames().find((each) => each !== page.mainFrame())
    expect(inside?.url()).toMatch(/^chrome-error:/)
  },
)

test(
  'Row 35: a sign-in form that another site sends is refused',
  once,
  async ({ page, platformUrl, storeUrl, complaints }) => {
    complaints.allow(/status of 403/)
    const hosted = new Hosted(page, platformUrl)
    const person = newPerson()
    await hosted.register(person)
    const secret = new URL(await hosted.address(hosted.authorization(storeUrl))).searchParams.get(
      'request_uri',
    )
    await page.route('http://evil.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${platformUrl}/_hosted/login">
        <input name="request_uri" value="${secret}"><input name="email" value="${person.email}">
        <input name="password" value="${person.password}"><button>Win a lamp</button></form>`,
      }),
    )
    await page.goto('http://evil.test/')
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/_hosted/login')),
      page.getByRole('button', { name: 'Win a lamp' }).click(),
    ])
    expect(answer.status()).toBe(403)
  },
)
