import { english, languages } from '@galleria/i18n'
import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'
import { expect, test } from 'vitest'
import { messages, messagesIn } from '../messages/index.ts'
import { byDay, toKind, transactionTitle, withBalances } from './history.ts'

const t = messagesIn(english)

const transaction = (amount: number, createdDate = '2026-11-20T12:00:00Z'): LoyaltyTransaction => ({
  id: `${amount}`,
  accountId: 'a',
  transactionType: amount < 0 ? 'REDEEM' : 'EARN',
  amount,
  createdDate,
})

test('Balances are counted back from the present one', () => {
  const entries = withBalances([transaction(-30), transaction(50), transaction(100)], 120)
  expect(entries.map((entry) => entry.balance)).toEqual([120, 150, 100])
})

test("The platform's balances win over computed ones, and without a balance none is computed", () => {
  const told = { ...transaction(50), balanceAfter: 70 }
  expect(withBalances([told, transaction(20)]).map((entry) => entry.balance)).toEqual([70, undefined])
  expect(withBalances([transaction(5), told], 75).map((entry) => entry.balance)).toEqual([75, 70])
})

test("A day is the reader's day, and days keep their order", () => {
  const entries = [
    { transaction: transaction(1, '2026-11-21T02:00:00Z') },
    { transaction: transaction(2, '2026-11-20T23:00:00Z') },
    { transaction: transaction(3, '2026-11-19T12:00:00Z') },
  ]
  expect(byDay(entries, 'UTC').map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
    ['2026-11-19', 1],
  ])
  expect(byDay(entries, 'America/New_York').map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-19'])
})

test('A line without a description says what it was', () => {
  expect(transactionTitle({ ...transaction(5), earnInfo: { appId: 'x', orderId: 'o' } }, t)).toBe('Order')
  expect(transactionTitle(transaction(-5), t)).toBe('Redeemed')
  expect(transactionTitle({ ...transaction(5), description: 'Welcome gift' }, t)).toBe('Welcome gift')
  expect(transactionTitle({ ...transaction(5), transactionType: 'NEW' }, t)).toBe('Points')
})

test("The platform's own notes are shown in the reader's language", async () => {
  await messages.load('ar')
  const arabic = languages.find(({ code }) => code === 'ar')
  const inArabic = messagesIn(arabic ?? english)
  const written = (description: string) => ({ ...transaction(5), description })
  expect(transactionTitle(written('Order placed'), inArabic)).toBe('تم الطلب')
  const short = written('Order refunded; 3 of 1200 points were spent already')
  expect(transactionTitle(short, t)).toBe('Order refunded. 3 of 1,200 points were already spent.')
  expect(transactionTitle(short, inArabic)).toMatch(/استُرد.*3.*1,200/)
  // The words of a shop that only begins alike are its own.
  expect(transactionTitle(written('Order placed by hand'), inArabic)).toBe('Order placed by hand')
})

test('Only kinds that exist can be asked for', () => {
  expect(['EARN', 'toString', '', null].map(toKind)).toEqual(['EARN', undefined, undefined, undefined])
})
