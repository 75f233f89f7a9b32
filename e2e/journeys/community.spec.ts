import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Account } from '../pages/account.ts'
import { Community } from '../pages/community.ts'
import { hostileTexts } from '../pages/hostile.ts'
import { pick } from '../pages/pick.ts'
import { joined } from '../pages/sign-in.ts'

test(
  'A visitor finds a member, and a member follows, reports and blocks one',
  once,
  async ({ page, platformUrl, complaints }) => {
    test.setTimeout(360_000)
    // A profile that does not exist answers 404.
    complaints.allow(/status of 404.*\/members\/nobody-at-all/)
    const community = new Community(page)
    const { main } = community
    await community.open('/members', 'Community')
    await expectAccessibleInBoth(page)
    await main.getByLabel('Name starts with').fill('Ada')
    await main.getByRole('button', { name: 'Find' }).click()
    await main.getByRole('link', { name: 'Ada', exact: true }).click()
    await expect(community.heading('Ada')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Sign in to follow' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: /^Followers/ }).click()
    await expect(community.heading('Followers of Ada')).toBeVisible()
    await expectAccessibleInBoth(page)
    await community.open('/members/nobody-at-all', 'Profile not available')
    await expectAccessibleInBoth(page)

    // Use a new member, because reports appear in the moderators' list.
    const account = new Account(page)
    const other = newPerson()
    const name = `Rosalind ${Date.now().toString(36)}`
    await joined(page.context(), other)
    await community.join()
    const slug = await community.callMyself(platformUrl, name)
    await account.signOut(other.firstName)

    await account.register(newPerson())
    await community.join()
    await community.open(`/members/${slug}`, name)
    await main.getByRole('button', { name: `Follow ${name}` }).click()
    await expect(main.getByRole('button', { name: `Unfollow ${name}` })).toBeVisible()

    await main.getByRole('button', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog', { name: `Report ${name}` })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Choose a reason')).toBeVisible()
    await pick(dialog.getByRole('radio', { name: /^Spam/ }))
    await expectAccessibleInBoth(page)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(
      page.getByText(`Thank you. The store’s team will review your report about ${name}.`),
    ).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await main.getByRole('button', { name: 'Block', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
    await expect(main.getByText(`You blocked ${name}`)).toBeVisible()
    await community.open('/account/profile/community', 'Community')
    await main.getByRole('button', { name: `Unblock ${name}` }).click()
    await expect(main.getByRole('button', { name: `Unblock ${name}` })).toHaveCount(0)
  },
)

test(
  'A member tells of themselves, moves to another address, and deletes it all',
  once,
  async ({ page, context, complaints }) => {
    test.setTimeout(420_000)
    // A member who has not written yet gets a 404, as on the wire.
    complaints.allow(/status of 404.*\/members\/v2\/abouts\/my/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const person = newPerson()
    const community = new Community(page)
    const { main } = community
    const saved = main.getByText('Saved', { exact: true })
    await page.goto('/account/profile')
    await page.waitForURL(/\/account\/sign-in\?returnTo=%2Faccount%2Fprofile/)
    await joined(page.context(), person)

    await community.open('/account/profile', 'Profile')
    await expectAccessibleInBoth(page)
    await main.getByLabel('Nickname').fill('Amazing Grace')
    await main.getByLabel('Title', { exact: true }).fill('Compiler')
    await main.getByRole('button', { name: 'Save' }).first().click()
    await expect(saved).toBeVisible()
    const drawn = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
      canvas.getContext('2d')?.fillRect(100, 100, 300, 300)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
    await main.getByLabel('Choose a photo').setInputFiles(file)
    const cut = page.getByRole('dialog', { name: 'Crop your photo' })
    await cut.getByRole('slider', { name: 'Zoom' }).fill('2')
    await expectAccessibleInBoth(page)
    await cut.getByRole('button', { name: 'Save picture' }).click()
    await expect(cut).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Remove photo' })).toBeVisible()
    const address = main.getByLabel('Your link')
    await address.fill('ada')
    await expect(main.getByText(/^This link isn’t available/)).toBeVisible()
    const slug = `grace-${Date.now().toString(36)}`
    await address.fill(slug)
    await expect(main.getByText('This link is available.')).toBeVisible()
    await main.getByRole('button', { name: 'Change link' }).click()
    await expect(main.getByText('Your profile link was changed.')).toBeVisible()

    await community.open('/account/profile/about', 'About')
    const text = main.getByRole('textbox', { name: 'About you' })
    const bold = main.getByRole('button', { name: 'Bold' })
    await text.pressSequentially('I wrote a ')
    await bold.click()
    await text.pressSequentially('compiler')
    await bold.click()
    await expectAccessibleInBoth(page)
    await text.press('Enter')
    // A browser cleans HTML on its way into the clipboard, and tells the policy of the page that wrote it what it met.
    const elsewhere = await context.newPage()
    await elsewhere.goto('/robots.txt')
    await elsewhere.evaluate(() => {
      const blob = (type: string, words: string) => new Blob([words], { type })
      const item = new ClipboardItem({
        'text/plain': blob('text/plain', 'pasted <b>words</b>'),
        'text/html': blob('text/html', '<h1>pasted</h1><img src=x onerror="alert(1)">'),
      })
      return navigator.clipboard.write([item])
    })
    await elsewhere.close()
    await text.press('ControlOrMeta+v')
    await expect(text).toContainText('pasted <b>words</b>')
    await bold.focus()
    await page.keyboard.press('End')
    await expect(main.getByRole('button', { name: 'Redo' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(bold).toBeFocused()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(saved).toBeVisible()

    await community.open('/account/profile/contact', 'Contact')
    await main.getByRole('button', { name: 'Add a phone number' }).click()
    await main.getByLabel('Phone number 1', { exact: true }).fill('+1 555 0100')
    await main.getByLabel('Type of phone number 1').selectOption('MOBILE')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(saved).toBeVisible()
    await expectAccessibleInBoth(page)

    await community.open('/account/profile/community', 'Community')
    await main.getByRole('button', { name: 'Join the community' }).click()
    await expect(main.getByRole('button', { name: 'Leave the community' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await community.open(`/members/${slug}`, 'Amazing Grace')
    await expect(main.locator('img[src*="/media/members/"]')).toHaveJSProperty('naturalWidth', 512)
    await expect(main.getByText('compiler', { exact: true })).toHaveJSProperty('tagName', 'STRONG')

    await community.open('/account/profile/communication', 'Email preferences')
    const reminders = main.getByRole('checkbox', { name: 'Cart reminders' })
    await reminders.uncheck()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(reminders).not.toBeChecked()
    await expectAccessibleInBoth(page)

    await community.open('/account/profile/data', 'Your data')
    await expectAccessibleInBoth(page)
    // The browser still asks with a token that is worth nothing from here on, and becomes a visitor's.
    complaints.allow(/status of 40[013].*\/(members\/my|carts\/current|oauth2\/token|redirect-session)/)
    await main.getByLabel('To confirm, type “delete”').fill('delete')
    await main.getByRole('button', { name: 'Delete account permanently' }).click()
    await expect(community.heading('Your account was deleted')).toBeVisible()
    await main.getByRole('button', { name: 'Continue' }).click()
    await new Account(page).expectSignedOut()
  },
)

test(
  'No hostile text of 150 in names, titles and about sections runs, is fetched or is reported',
  once,
  async ({ page, platformUrl, storeUrl }) => {
    test.setTimeout(420_000)
    const ran: string[] = []
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      void dialog.dismiss()
    })
    const own = [platformUrl, storeUrl].map((url) => new URL(url).origin)
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && !own.includes(origin)) ran.push(request.url())
    })
    await page.addInitScript(() => {
      const reports: string[] = []
      Object.assign(globalThis, { reports })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reports.push(`${violatedDirective} ${blockedURI}`),
      )
    })
    const expectQuiet = async () => {
      expect(await page.evaluate(() => (globalThis as unknown as { reports: string[] }).reports)).toEqual([])
      expect(ran).toEqual([])
    }
    await joined(page.context())
    const community = new Community(page)
    await community.join()
    const call = (method: string, path: string, data?: object) =>
      community.call(platformUrl, method, path, data)
    const nodes = hostileTexts.map((text) => ({
      type: 'PARAGRAPH',
      nodes: [{ type: 'TEXT', nodes: [], textData: { text, decorations: [] } }],
    }))
    await call('POST', '/members/v2/abouts', { memberAbout: { content: { nodes } } })
    const { id, profile } = (await call('GET', '/members/v1/members/my')).member as unknown as {
      id: string
      profile: { slug: string }
    }
    const names = together(hostileTexts)
    for (let at = 0; at < names.length; at += 2) {
      const [nickname = '', title = ''] = [names[at], names[at + 1]]
      await call('PATCH', `/members/v1/members/${id}`, { member: { id, profile: { nickname, title } } })
      await page.goto(`/members/${profile.slug}`)
      await expect(community.heading(nickname)).toBeVisible()
      await expect(community.main.getByText(title, { exact: true }).first()).toBeVisible()
      await expectQuiet()
    }
    await expect(community.main.getByText(hostileTexts.at(-1) ?? '', { exact: true }).first()).toBeVisible()
    const last = names.at(-2) ?? ''
    await community.open('/members', 'Community')
    await expect(community.main.getByRole('link', { name: last, exact: true })).toBeVisible()
    await expectQuiet()
    await community.open('/account/profile', 'Profile')
    await expect(community.main.getByLabel('Nickname')).toHaveValue(last)
    await expectQuiet()
    await community.open('/account/profile/about', 'About')
    await expect(community.main.getByRole('textbox', { name: 'About you' })).toContainText(
      hostileTexts[0] ?? '',
    )
    await expectQuiet()
  },
)

/** As many as a name of 100 signs holds, and an even number of names. */
function together(texts: readonly string[]): readonly string[] {
  const names: string[] = []
  for (const text of texts) {
    const last = names.at(-1)
    if (last && last.length + 1 + text.length <= 100) names[names.length - 1] = `${last} ${text}`
    else names.push(text)
  }
  return names.length % 2 ? [...names, 'Potter'] : names
}
