import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { mailbox } from '../kit/mailbox.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/site-test.ts'
import { Account } from '../pages/account.ts'
import { products, Shop } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  "A guest's wish goes to the account, to a list that a friend opens by its link, and a letter tells of a lower price",
  once,
  async ({ page, browser, baseURL, platformUrl }) => {
    const person = newPerson()
    const shop = new Shop(page)
    const { main } = shop
    const { slug, name } = products.plain
    await shop.openProduct(slug)
    const heart = main.getByRole('button', { name: `Save ${name} to wishlist` }).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`${name} added to your wishlist`)).toBeVisible()
    await shop.header.getByRole('link', { name: 'Wishlist' }).click()
    await expect(main.getByText(/^These items are kept on this device/)).toBeVisible()
    await expectAccessibleInBoth(page)

    await new Account(page).register(person)
    await shop.open('/wishlists')
    const tile = main.getByRole('listitem').filter({ hasText: name })
    await expect(tile).toBeVisible()
    await expect(main.getByText(/kept on this device/)).toBeHidden()
    await main.getByText('New list').click()
    await main.getByLabel('Name of the list').fill('Garden')
    await main.getByRole('button', { name: 'Create list' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible()
    const lists = main.getByRole('navigation', { name: 'Your wishlists' })
    await lists.getByRole('link', { name: 'Wishlist' }).click()
    await main.getByLabel(`Move ${name} to another list`).selectOption('Garden')
    await expect(main.getByText('Nothing here yet')).toBeVisible()
    await lists.getByRole('link', { name: 'Garden' }).click()
    await expect(tile).toBeVisible()
    await main.getByText('Emails', { exact: true }).click()
    await main.getByLabel('Email me when an item costs less').check()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await main.getByText('Share', { exact: true }).click()
    await main.getByRole('button', { name: 'Create link' }).click()
    const link = await main.getByLabel('Link to this list').inputValue()
    await expectAccessibleInBoth(page)

    const friend = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = new Shop(await friend.newPage())
    await theirs.open(link)
    await expect(theirs.main.getByRole('heading', { level: 1, name: 'Garden' })).toBeVisible()
    await expect(theirs.main.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(theirs.page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(theirs.main.getByText(person.firstName)).toBeHidden()
    await expectAccessible(theirs.page)
    await friend.close()

    const office = await browser.newContext({ baseURL: baseURL ?? '' })
    const staff = new StaffPages(await office.newPage())
    await staff.comeIn('/manage/analytics/wishlists')
    await staff.expectTitle('Wishlists')
    await expectAccessible(staff.page)
    await staff.main.getByRole('link', { name }).click()
    await staff.main.getByLabel('Price (USD)').fill('1')
    await staff.main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff.main.getByText('Saved.')).toBeVisible()
    await office.close()
    await fetch(`${platformUrl}/_dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 600 }),
    })
    await expect
      .poll(async () => JSON.stringify((await mailbox(platformUrl, person.email)).messages))
      .toContain(`${name} costs less now`)
    await page.reload()
    await expect(main.getByText(/less than when you added it$/)).toBeVisible()
  },
)
