import { createTestPlatform } from '@galleria/platform/testing'
import { createGiftCard, getGiftCardByCode, queryGiftCards } from '@galleria/platform-client/gift-cards'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const open = (at: string, who: 'owner' | 'staff' = 'owner') => openAs(site, who, at)

test('The owner issues a card, whose code is told once, and nobody sees it again', async () => {
  const { user } = await open('/manage/marketing/gift-cards/new')
  const amount = await screen.findByLabelText(/^Amount in/, {}, LONG)
  await user.clear(amount)
  await user.type(amount, '75')
  await user.type(screen.getByLabelText('Recipient’s email'), 'gift@example.test')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const code = (await screen.findByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/, {}, LONG)).textContent ?? ''
  const { giftCard } = await getGiftCardByCode(store, { code })
  expect(giftCard).toMatchObject({ balance: '75.00', recipient: { email: 'gift@example.test' } })
  cleanup()
  await open('/manage/marketing/gift-cards?q=gift@')
  const row = await screen.findByRole('row', { name: /gift@example.test/ }, LONG)
  expect(within(row).getAllByText('$75.00')).toHaveLength(2)
  expect(document.body.textContent).not.toContain(code)
}, 90_000)

test('A card is found by its whole code, turned off and on, and its history says who did it', async () => {
  const { giftCard, code } = await createGiftCard(store, { giftCard: { initialValue: '20.00' } })
  const { user, router } = await open('/manage/marketing/gift-cards')
  await user.type(await screen.findByLabelText('Full code', {}, LONG), 'AAAA-BBBB-CCCC-DDDD{Enter}')
  expect(await screen.findByText(/No gift card has this code/, {}, LONG)).toBeTruthy()
  const field = screen.getByLabelText('Full code')
  await user.clear(field)
  await user.type(field, code)
  const find = screen.getByRole('button', { name: 'Open' })
  await expect.poll(() => find.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(find)
  await expect
    .poll(() => router.state.location.pathname, LONG)
    .toBe(`/manage/marketing/gift-cards/${giftCard.id}`)
  await user.click(await screen.findByRole('button', { name: 'Turn off' }, LONG))
  expect(await screen.findByText('The card is off. It pays for nothing.', {}, LONG)).toBeTruthy()
  const history = within(screen.getByRole('table'))
  expect(history.getByRole('row', { name: /Turned off/ })).toBeTruthy()
  expect(history.getByRole('row', { name: /Issued.*An app/ })).toBeTruthy()
  expect((await getGiftCardByCode(store, { code })).giftCard.status).toBe('DISABLED')
}, 90_000)

test('Sending again needs an address, and the old code pays nothing afterwards', async () => {
  const { giftCard, code } = await createGiftCard(store, { giftCard: { initialValue: '30.00' } })
  const { user } = await open(`/manage/marketing/gift-cards/${giftCard.id}`)
  const send = await screen.findByRole('button', { name: 'Send new code' }, LONG)
  await user.click(send)
  expect(await screen.findByText('Fill in this field.', {}, LONG)).toBeTruthy()
  await user.type(screen.getByLabelText('Recipient’s email'), 'again@example.test')
  await expect.poll(() => send.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(send)
  expect(await screen.findByText(/The old code no longer works/, {}, LONG)).toBeTruthy()
  await expect(getGiftCardByCode(store, { code })).rejects.toMatchObject({ code: 'GIFT_CARD_NOT_FOUND' })
  const { giftCards } = await queryGiftCards(store, {
    query: { filter: { 'recipient.email': 'again@example.test' } },
  })
  expect(giftCards).toMatchObject([{ id: giftCard.id, balance: '30.00' }])
}, 90_000)

test('Staff see the cards, and that issuing is the owner’s', async () => {
  await open('/manage/marketing/gift-cards/new', 'staff')
  expect(await screen.findByText('Only the store owner can do this.', {}, LONG)).toBeTruthy()
}, 60_000)
