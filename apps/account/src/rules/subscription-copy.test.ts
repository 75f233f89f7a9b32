import { english } from '@galleria/i18n'
import { SubscriptionStatus } from '@galleria/platform-client/enums'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { endOfNotice, nextMoment, rhythm, subscriptionStatus } from './subscription-copy.ts'

const t = messagesIn(english)
const date = '2026-12-21T00:00:00.000Z'
const contract = {
  id: 'c',
  orderId: 'o',
  lineItemId: 'l',
  productName: 'Tea',
  status: 'AUTO_RENEW_ON',
  subscriptionSettings: { frequency: 'MONTH', interval: 2, autoRenewal: true },
  cycleNumber: 1,
  buyerInfo: {},
} as unknown as Parameters<typeof nextMoment>[0]

test.each(SubscriptionStatus.options)('%s has words', (status) => {
  expect(t(subscriptionStatus({ ...contract, status }).text)).not.toBe('')
})

test('The notice of a subscription says ended first, then ending, failed and free', () => {
  const failedRenewal = { attempts: 1, code: 'C', description: 'D', failedDate: date }
  const said = (more: object) => t(subscriptionStatus({ ...contract, ...more }).text)
  expect(said({ trialEndDate: date, failedRenewal, cancellationDate: date, status: 'CANCELLED' })).toBe(
    'Ended',
  )
  expect(said({ trialEndDate: date, failedRenewal, cancellationDate: date })).toBe('Ends soon')
  expect(said({ trialEndDate: date, failedRenewal })).toBe('Payment failed')
  expect(said({ trialEndDate: date })).toBe('Free trial')
  expect(said({})).toBe('Active')
})

test('The date that matters is the end, the end of the trial, the next payment, or what is paid for', () => {
  const all = { cancellationDate: '1', trialEndDate: '2', nextBillingDate: '3', currentCycleEnd: '4' }
  const at = (more: object) => nextMoment({ ...contract, ...more })
  expect(at(all)).toEqual({ what: 'ends', date: '1' })
  expect(at({ ...all, cancellationDate: undefined })).toEqual({ what: 'free', date: '2' })
  expect(at({ nextBillingDate: '3', currentCycleEnd: '4' })).toEqual({ what: 'next', date: '3' })
  expect(at({ currentCycleEnd: '4' })).toEqual({ what: 'until', date: '4' })
  expect(at({ ...all, status: 'CANCELLED' })).toBeNull()
})

test.each([
  ['DAY', 1, '$5 every day'],
  ['WEEK', 2, '$5 every 2 weeks'],
  ['MONTH', 0, '$5 every month'],
  ['YEAR', 1, '$5 every year'],
])('%s of %i is %s', (frequency, interval, said) => {
  const subscriptionSettings = { ...contract.subscriptionSettings, frequency, interval }
  expect(rhythm({ subscriptionSettings }, '$5', t)).toBe(said)
})

test('Notice needs something that is paid for and still to come', () => {
  const now = '2026-12-01T00:00:00.000Z'
  expect(endOfNotice({ currentCycleEnd: date }, now)).toBe(date)
  expect(endOfNotice({ currentCycleEnd: now }, now)).toBeNull()
  const failedRenewal = { attempts: 1, code: 'C', description: 'D', failedDate: now }
  expect(endOfNotice({ currentCycleEnd: date, failedRenewal }, now)).toBeNull()
  expect(endOfNotice({}, now)).toBeNull()
})
