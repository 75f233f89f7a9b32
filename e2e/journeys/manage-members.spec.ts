import type { Browser } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { joined } from '../pages/sign-in.ts'
import { follow, nameOf, report, StaffPages } from '../pages/staff.ts'

/** New member, one for each test. */
async function somebody(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const person = newPerson()
  await joined(context, person)
  await context.close()
  return person
}

test(
  'A staff member finds a member, blocks and approves by a change of many that is counted first, and deletes in the end',
  once,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(480_000)
    const person = await somebody(browser, baseURL)
    const staff = new StaffPages(page)
    const { main } = staff
    await staff.open('/manage/members?status=APPROVED')
    await staff.expectTitle('Members')
    await staff.find(person)

    const nobody = await staff.lookAtChange('Approve')
    await expect(nobody.getByText('No members will change.')).toBeVisible()
    await nobody.getByRole('button', { name: 'Cancel' }).click()
    const blocking = await staff.lookAtChange('Block')
    await expect(blocking.getByText('1 member will change.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await blocking.getByRole('button', { name: 'Change 1 member' }).click()
    await staff.expectTitle('Block')
    await expect(main.getByText('Finished. 1 changed, 0 not changed.')).toBeVisible({ timeout: 60_000 })
    await page.reload()
    await expect(main.getByText('Finished. 1 changed, 0 not changed.')).toBeVisible()
    await expectAccessibleInBoth(page)

    await main.getByRole('link', { name: 'Back to members' }).click()
    const blocked = main.getByRole('link', { name: 'Blocked', exact: true })
    await blocked.click()
    await expect(blocked).toHaveAttribute('aria-current')
    await staff.find(person)
    await expect(blocked).toHaveAttribute('aria-current')
    const approving = await staff.lookAtChange('Approve')
    await approving.getByRole('button', { name: 'Change 1 member' }).click()
    await expect(main.getByText('Finished. 1 changed, 0 not changed.')).toBeVisible({ timeout: 60_000 })

    await main.getByRole('link', { name: nameOf(person) }).click()
    await staff.expectTitle(nameOf(person))
    await expect(main.getByRole('region', { name: 'Moderation history' })).toContainText('Approved')
    await expect(main.getByText('No active sessions')).toBeVisible()
    await main.getByRole('button', { name: 'Preview deletion' }).click()
    await expect(main.getByRole('row', { name: /Sign-in history \d+ Deleted/ })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Delete permanently' }).click()
    await staff.expectTitle('Members')
    await main.getByRole('searchbox', { name: 'Name or email' }).fill(person.email)
    await main.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(main.getByText('0 members found')).toBeVisible()
  },
)

test(
  'A staff member looks after a report, makes a badge that is worn, and adds what members may tell of themselves',
  once,
  async ({ page, request, browser, baseURL, platformUrl, complaints }) => {
    test.setTimeout(480_000)
    // A key that the platform refuses is given on purpose.
    complaints.allow(/status of 400.*\/community\/custom-fields/)
    const person = await somebody(browser, baseURL)
    const tag = person.email.split('@')[0] ?? ''
    const staff = new StaffPages(page)
    const { main } = staff

    await staff.open('/manage/members/badges')
    await main.getByText('New badge').click()
    const fresh = staff.section('New badge')
    await fresh.getByRole('button', { name: 'Save' }).click()
    await expect(fresh.getByLabel('Title')).toBeFocused()
    await fresh.getByLabel('Title').fill(`Pilot ${tag}`)
    await expectAccessibleInBoth(page)
    await fresh.getByRole('button', { name: 'Save' }).click()
    await main.getByText(`Edit Pilot ${tag}`).click()
    const editor = staff.section(`Edit Pilot ${tag}`)
    await editor.getByLabel('Title').fill(`Navigator ${tag}`)
    await follow(page, 'Community')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await editor.getByRole('button', { name: 'Save' }).click()
    await expect(main.getByText(`Edit Navigator ${tag}`)).toBeVisible()

    await staff.openProfile(person)
    await main.getByLabel('Badge', { exact: true }).selectOption({ label: `Navigator ${tag}` })
    await main.getByRole('button', { name: 'Give badge' }).click()
    await expect(main.getByRole('button', { name: `Remove badge: Navigator ${tag}` })).toBeVisible()
    await report(page, request, platformUrl, `Sells maps ${tag}`)

    await follow(page, 'Reports')
    const reported = main.getByRole('listitem').filter({ has: page.getByRole('heading') })
    const card = reported.filter({ hasText: `Sells maps ${tag}` })
    await expectAccessibleInBoth(page)
    await card.getByRole('button', { name: 'Mute' }).focus()
    await page.keyboard.press('Enter')
    await expect(card).toHaveCount(0)
    // Keyboard focus goes on to the next row, not to the top of the page.
    await expect(page.locator('body')).not.toBeFocused()
    await staff.openProfile(person)
    await expect(main.getByRole('status').getByText('Muted')).toBeVisible()

    await follow(page, 'Community')
    await main.getByText('New field').click()
    const field = staff.section('New field')
    await field.getByLabel('Field name').fill(`Map ${tag}`)
    await field.getByLabel('Key').fill('Not a key!')
    await field.getByRole('button', { name: 'Save' }).click()
    await expect(field.getByLabel('Key')).toBeFocused()
    await expectAccessibleInBoth(page)
    await field.getByLabel('Key').fill(tag)
    await field.getByRole('button', { name: 'Save' }).click()
    const made = main.locator('section').filter({ has: page.getByRole('heading', { name: `Map ${tag}` }) })
    await made.getByRole('button', { name: 'Delete', exact: true }).click()
    await made.getByRole('button', { name: 'Delete field' }).click()
    await expect(made).toHaveCount(0)

    await follow(page, 'Badges')
    await main.getByText(`Edit Navigator ${tag}`).click()
    const last = staff.section(`Edit Navigator ${tag}`)
    await last.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(last.getByText('1 member loses it.')).toBeVisible()
    await last.getByRole('button', { name: 'Delete badge' }).click()
    await expect(main.getByText(`Edit Navigator ${tag}`)).toHaveCount(0)
  },
)

test(
  'A member is refused by staff pages, and what serves shoppers brings nothing of them',
  once,
  async ({ page, complaints }) => {
    // A member who is not staff gets no token that speaks for the store.
    complaints.allow(/status of 400.*\/oauth2\/token/)
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
    })
    const { main } = new StaffPages(page)
    await joined(page.context())
    for (const path of ['/account', '/account/profile', '/members', '/loyalty', '/products', '/cart']) {
      await page.goto(path)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const words = (await Promise.all(scripts)).join('')
    expect(words.length).toBeGreaterThan(10_000)
    expect(words).not.toMatch(/grant-type:token-exchange|Preview changes|Anyone who signs up/)

    await page.goto('/manage/members/reports')
    const heading = page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Badges' })).toHaveCount(0)
    await expectAccessibleInBoth(page)
  },
)
