import { createTestPlatform } from '@galleria/platform/testing'
import { createCustomerSegment } from '@galleria/platform-client/customer-segments'
import {
  createCoupon,
  queryCoupons,
  queryDiscountRules,
  updateCoupon,
} from '@galleria/platform-client/discounts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const open = (at: string) => openAs(site, 'staff', at)

const couponOf = async (code: string) =>
  (await queryCoupons(store, { query: { filter: { code } } })).coupons[0]

test('Staff make a code after a look at what it takes off, and find it in the list', async () => {
  const { user, router } = await open('/manage/marketing/codes/new')
  const code = await screen.findByLabelText<HTMLInputElement>('Code', {}, LONG)
  await user.click(screen.getByRole('button', { name: 'Generate' }))
  expect(code.value).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  await user.clear(code)
  await user.type(code, 'SPRING20')
  const percent = screen.getByLabelText('Percent')
  await user.clear(percent)
  await user.type(percent, '20')
  await user.click(screen.getByRole('button', { name: 'Show discount' }))
  const preview = within(screen.getByRole('complementary', { name: 'Preview on a sample cart' }))
  const off = await preview.findByText(/^−\$/, {}, LONG)
  expect(Number(off.textContent?.replace(/[^\d.]/g, ''))).toBeGreaterThan(0)
  expect(await couponOf('SPRING20')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => router.state.location.pathname, LONG).toMatch(/codes\/[\da-f-]{36}$/)
  expect(await couponOf('SPRING20')).toMatchObject({ name: 'SPRING20', discount: { percentage: '20' } })
  cleanup()
  await open('/manage/marketing?q=spring2')
  const row = await screen.findByRole('row', { name: /SPRING20/ }, LONG)
  expect(within(row).getByText('20% off')).toBeTruthy()
  expect(within(row).getByText('Active')).toBeTruthy()
}, 90_000)

test('Staff limit a code to a segment, and it can be taken out again', async () => {
  const { segment } = await createCustomerSegment(store, { segment: { name: 'Regulars', filter: {} } })
  const { coupon } = await createCoupon(store, {
    coupon: { name: 'Regular', code: 'REGULAR', discount: { type: 'FREE_SHIPPING' } },
  })
  const { user } = await open(`/manage/marketing/codes/${coupon.id}`)
  await user.type(await screen.findByRole('combobox', { name: 'Customers who get it' }, LONG), 'regul')
  await user.click(await screen.findByRole('option', { name: 'Regulars' }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await couponOf('REGULAR'))?.segmentIds, LONG).toEqual([segment.id])
  cleanup()
  await open(`/manage/marketing/codes/${coupon.id}`)
  await user.click(await screen.findByRole('button', { name: /Regulars/ }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await couponOf('REGULAR'))?.segmentIds, LONG).toBeUndefined()
}, 90_000)

test('A refusal stands at its field, and what was typed stays', async () => {
  await createCoupon(store, {
    coupon: { name: 'Taken', code: 'TAKEN', discount: { type: 'FREE_SHIPPING' } },
  })
  const { user } = await open('/manage/marketing/codes/new')
  const code = await screen.findByLabelText<HTMLInputElement>('Code', {}, LONG)
  await user.type(code, 'taken')
  await user.type(screen.getByLabelText('Uses in total'), 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Enter a whole number, such as 2.', { selector: 'p' }, LONG)).toBeTruthy()
  await user.clear(screen.getByLabelText('Uses in total'))
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.poll(() => save.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(save)
  const fault = /already in use/
  expect(await screen.findByText(fault, { selector: 'p' }, LONG)).toBeTruthy()
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(code.value).toBe('taken')
}, 90_000)

test('A code is ended at once after a question, and says so', async () => {
  const { coupon } = await createCoupon(store, {
    coupon: { name: 'Ending', code: 'ENDING', discount: { type: 'PERCENTAGE', percentage: '5' } },
  })
  const { user } = await open(`/manage/marketing/codes/${coupon.id}`)
  await user.click(await screen.findByRole('button', { name: 'End now: “ENDING”' }, LONG))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'End now' }))
  expect(await screen.findByText('Ended', {}, LONG)).toBeTruthy()
  expect(await couponOf('ENDING')).toMatchObject({ status: 'EXPIRED' })
}, 90_000)

test('Typed changes can be put on top of a code that was saved meanwhile', async () => {
  const { coupon } = await createCoupon(store, {
    coupon: { name: 'Both', code: 'BOTH', discount: { type: 'PERCENTAGE', percentage: '5' } },
  })
  const { user } = await open(`/manage/marketing/codes/${coupon.id}`)
  const name = await screen.findByLabelText<HTMLInputElement>('Name', {}, LONG)
  await user.type(name, ' of us')
  await updateCoupon(store, { coupon: { id: coupon.id, revision: coupon.revision ?? '', usageLimit: 7 } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Restore my changes' }, LONG))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => couponOf('BOTH'), LONG).toMatchObject({ name: 'Both of us', usageLimit: 7 })
}, 90_000)

test('Many codes are made at once and can be taken along', async () => {
  const { user } = await open('/manage/marketing/codes/many')
  const count = await screen.findByLabelText('Number of codes', {}, LONG)
  await user.clear(count)
  await user.type(count, '501')
  await user.type(screen.getByLabelText('Start of each code'), 'fair')
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(await screen.findByText('Enter a number from 1 to 500.', { selector: 'p' }, LONG)).toBeTruthy()
  await user.clear(count)
  await user.type(count, '12')
  await expect.poll(() => save.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(save)
  expect(await screen.findByText('12 codes are created.', {}, LONG)).toBeTruthy()
  const { coupons } = await queryCoupons(store, { query: { filter: { code: { $startsWith: 'FAIR-' } } } })
  expect(coupons).toHaveLength(12)
  expect(screen.getByText(coupons[0]?.code ?? '')).toBeTruthy()
}, 90_000)

test('An automatic discount by tiers for a product is made, found again as it was, duplicated and deleted', async () => {
  const { user, router } = await open('/manage/marketing/automatic/new')
  await user.type(await screen.findByLabelText('Name', {}, LONG), 'More for less')
  await user.selectOptions(screen.getByLabelText('Discount type'), 'Tiers by quantity or amount')
  const applies = within(screen.getByRole('group', { name: 'Applies to' }))
  await user.type(applies.getByRole('combobox', { name: 'Products' }), 'vase')
  const [found] = await applies.findAllByRole('option', { name: /vase/i }, LONG)
  await user.click(found as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => router.state.location.pathname, LONG).toMatch(/automatic\/[\da-f-]{36}$/)
  const query = { filter: { name: 'More for less' } }
  const [rule] = (await queryDiscountRules(store, { query })).discountRules
  expect(rule).toMatchObject({
    discount: {
      type: 'TIERED',
      tiers: [
        { from: '2', percentage: '10' },
        { from: '4', percentage: '20' },
      ],
    },
    scopes: [expect.stringMatching(/^product:/)],
  })
  await user.click(await screen.findByRole('link', { name: /^Duplicate/ }, LONG))
  await screen.findByRole('heading', { level: 1, name: 'New automatic discount' }, LONG)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('More for less')
  cleanup()
  const again = await open(`/manage/marketing/automatic/${rule?.id}`)
  await again.user.click(await screen.findByRole('button', { name: 'Delete' }, LONG))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await again.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => again.router.state.location.pathname, LONG).toBe('/manage/marketing/automatic')
  expect((await queryDiscountRules(store, { query })).discountRules).toEqual([])
})
