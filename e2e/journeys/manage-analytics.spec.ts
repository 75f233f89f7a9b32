import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { StaffPages } from '../pages/staff.ts'

test('Points and cohorts are read on a wide and a narrow screen, and in Arabic', once, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const staff = new StaffPages(page)
  await staff.open('/manage/analytics/loyalty?range=90')
  await staff.expectTitle('Loyalty')
  const sources = staff.main.getByRole('region', { name: 'Points by rule, reward and campaign' })
  await expect(sources.getByRole('row')).not.toHaveCount(0)
  const header = await staff.main.locator('header').first().boundingBox()
  const button = await staff.main.getByRole('button', { name: 'Export CSV' }).boundingBox()
  expect(endOf(button)).toBeCloseTo(endOf(header), 0)
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  await page.setViewportSize({ width: 1440, height: 900 })
  const first = sources.getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await staff.expectTitle(name)
  const accounts = staff.main.getByRole('region', { name: 'Accounts whose points moved' })
  await expect(accounts.getByRole('row')).not.toHaveCount(0)
  await expectAccessibleInBoth(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  for (const [address, title] of [
    ['/manage/analytics/cohorts', 'Cohorts'],
    ['/ar/manage/analytics/cohorts?show=spend', 'المجموعات الزمنية'],
    ['/ar/manage/analytics/loyalty', 'الولاء'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await staff.expectTitle(title)
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  }
})

const endOf = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)
