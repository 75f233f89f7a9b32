import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { timeline } from './activity-copy.ts'

const t = messagesIn(english)

test('The newest stands first, and a refund says how much', () => {
  const shown = timeline([
    { id: 'a', activityType: 'ORDER_PLACED', createdDate: '2026-11-20T10:00:00.000Z' },
    {
      id: 'b',
      activityType: 'ORDER_REFUNDED',
      createdDate: '2026-11-21T10:00:00.000Z',
      orderRefunded: { amount: { amount: '5.00' } },
    },
  ])
  expect(shown.map(({ text, amount }) => [t(text), amount])).toEqual([
    ['Refund sent', '5.00'],
    ['Ordered', undefined],
  ])
})

test('Notes of the staff, paperwork and what nobody knows yet are not shown', () => {
  const createdDate = '2026-11-20T10:00:00.000Z'
  expect(
    timeline([
      { activityType: 'MERCHANT_COMMENT', createdDate, merchantComment: { message: 'difficult' } },
      { activityType: 'FULFILLER_EMAIL_SENT', createdDate },
      { activityType: 'SOMETHING_NEW', createdDate },
      { activityType: 'ORDER_PLACED', createdDate: null },
    ]),
  ).toEqual([])
  expect(timeline(undefined)).toEqual([])
})

test('A refund is told once though the platform notes it twice, and a buyer’s request like the rest', () => {
  const createdDate = '2026-11-21T10:00:00.000Z'
  const shown = timeline([
    { activityType: 'PAYMENT_REFUNDED', createdDate },
    { activityType: 'ORDER_REFUNDED', createdDate, orderRefunded: { amount: { amount: '5.00' } } },
    { activityType: 'PAYMENT_REFUNDED', createdDate: '2026-11-20T10:00:00.000Z' },
    {
      activityType: 'CUSTOM_ACTIVITY',
      createdDate: '2026-11-19T10:00:00.000Z',
      customActivity: { type: 'REFUND_REQUESTED' },
    },
    { activityType: 'CUSTOM_ACTIVITY', createdDate, customActivity: { type: 'OF_ANOTHER_APP' } },
  ])
  expect(shown.map(({ text, amount }) => [t(text), amount])).toEqual([
    ['Refund sent', '5.00'],
    ['Refund sent', undefined],
    ['You requested a return or refund', undefined],
  ])
})
