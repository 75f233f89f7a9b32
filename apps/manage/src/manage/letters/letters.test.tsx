import { createTestPlatform } from '@galleria/platform/testing'
import { getLetter, getLetterDesign, updateLetter } from '@galleria/platform-client/letters'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = ownerOf(site)

const textsOf = async (kind: string, language = 'en') => (await getLetter(store, { kind, language })).letter
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, {}, LONG)
const preview = () => screen.findByTitle<HTMLIFrameElement>(/^Email: /, {}, LONG)

test('Staff change a letter, see it before it is saved, send it to themselves, and put the old texts back', async () => {
  const { user } = await openAs(site, 'staff', '/manage/marketing/letters/order-shipped')
  const subject = await field('Subject')
  expect(subject.value).toBe('Your order {order number} is on its way')
  await user.clear(subject)
  await user.type(subject, 'Off it goes: ')
  await user.click(screen.getByRole('button', { name: /^Insert {order number}/ }))
  expect(subject.value).toBe('Off it goes: {order number}')
  const heading = await field('Heading')
  await user.clear(heading)
  await user.type(heading, 'Hooray')
  await expect.poll(async () => (await preview()).title, LONG).toBe('Email: Off it goes: 10027')
  const page = await site.fetch((await preview()).src)
  expect(await page.text()).toContain('>Hooray</h1>')
  expect((await textsOf('order-shipped')).texts.subject).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send test to me' }))
  expect(await screen.findByText('Sent to staff@galleria.test.', {}, LONG)).toBeTruthy()
  const mailbox = await (await site.fetch(`${site.url}/_dev/mailbox/staff@galleria.test`)).json()
  expect(mailbox.messages[0].subject).toBe('Off it goes: 10027')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await textsOf('order-shipped')).texts, LONG)
    .toEqual({
      subject: 'Off it goes: {order number}',
      heading: 'Hooray',
      intro: null,
      closing: null,
      button: null,
    })
  await user.click(await screen.findByRole('button', { name: 'Reset to default' }, LONG))
  const dialog = within(await screen.findByRole('alertdialog', {}, LONG))
  await user.click(dialog.getByRole('button', { name: 'Reset to default' }))
  await expect.poll(async () => (await textsOf('order-shipped')).texts.subject, LONG).toBeNull()
  await expect.poll(() => subject.value, LONG).toBe('Your order {order number} is on its way')
})

test('A placeholder that a letter does not have is told at its field while it is typed, and what is typed stays', async () => {
  const { user } = await openAs(site, 'staff', '/manage/marketing/letters/welcome?language=de')
  const intro = await field('First paragraph')
  await user.clear(intro)
  await user.type(intro, 'Hallo {{product}')
  const fault = /^This email doesn’t have that placeholder/
  expect(await screen.findByText(fault, { selector: 'p' }, LONG)).toBeTruthy()
  expect(intro.getAttribute('aria-invalid')).toBe('true')
  expect(intro.value).toBe('Hallo {product}')
  await user.clear(intro)
  await user.type(intro, 'Hallo')
  await expect.poll(() => screen.queryByText(fault, { selector: 'p' }), LONG).toBeNull()
}, 90_000)

test('Texts that two colleagues change at once are merged field by field', async () => {
  const { user } = await openAs(site, 'staff', '/manage/marketing/letters/refund')
  await user.type(await field('Heading'), '!')
  const { revision } = await textsOf('refund')
  await updateLetter(store, {
    kind: 'refund',
    letter: { language: 'en', revision, texts: { closing: 'Bye' } },
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await field('Closing')).value, LONG).toBe('Bye')
  const heading = await field('Heading')
  await expect.poll(() => heading.value, LONG).toMatch(/!$/)
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.poll(() => save.getAttribute('aria-busy'), LONG).toBeNull()
  await user.click(save)
  await expect
    .poll(async () => (await textsOf('refund')).texts, LONG)
    .toMatchObject({ closing: 'Bye', heading: expect.stringMatching(/!$/) })
}, 90_000)

test('The list says which letters were changed, and the look of all is set beside it', async () => {
  await updateLetter(store, {
    kind: 'invoice',
    letter: { language: 'ja', revision: '0', texts: { heading: '請求書' } },
  })
  const { user } = await openAs(site, 'staff', '/manage/marketing/letters')
  const row = within(await screen.findByRole('row', { name: /^Invoice/ }, LONG))
  expect(row.getByText('日本語')).toBeTruthy()
  expect(screen.getByText(/^\d+ emails$/)).toBeTruthy()
  expect(screen.getByText(/^Times are in /)).toBeTruthy()
  const color = await field('Button color')
  await user.type(color, 'red')
  expect(await screen.findByText('Enter a color such as #a33d1a.', { selector: 'p' }, LONG)).toBeTruthy()
  await user.clear(color)
  await user.type(color, '#004488')
  await user.type(await field('Sender name'), 'Kiln & Co')
  const panel = within(screen.getByRole('complementary', { name: 'Preview' }))
  expect(await panel.findByText('Kiln & Co', {}, LONG)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect
    .poll(async () => (await getLetterDesign(store, {})).design, LONG)
    .toMatchObject({ color: '#004488', senderName: 'Kiln & Co', logoUrl: null })
}, 90_000)

test('A role that only reads sees the texts, and is offered nothing to save or send', async () => {
  await openAs(site, 'support', '/manage/marketing/letters/welcome')
  expect((await field('Subject')).matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send test to me' })).toBeNull()
}, 90_000)
