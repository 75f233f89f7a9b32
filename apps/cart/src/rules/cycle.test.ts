import { english, languages } from '@galleria/i18n'
import { beforeAll, expect, test } from 'vitest'
import { messages, messagesIn } from '../messages/index.ts'
import { cycleOf } from './cycle.ts'

beforeAll(() => messages.load('ar'))
const every = (frequency: string, interval?: number) => ({
  subscriptionOptionInfo: { subscriptionSettings: { frequency, interval } },
})

test.each([
  ['DAY', 1, 'Every day'],
  ['WEEK', 2, 'Every 2 weeks'],
  ['MONTH', undefined, 'Every month'],
  ['YEAR', 1, 'Every year'],
])('%s of %s is %s', (frequency, interval, said) => {
  expect(cycleOf(every(frequency, interval), messagesIn(english))).toBe(said)
})

test('It is said in Arabic too, and of what is bought once nothing is said', () => {
  const arabic = languages.find(({ code }) => code === 'ar') ?? english
  expect(cycleOf(every('MONTH', 2), messagesIn(arabic))).toBe('كل شهرين')
  expect(cycleOf({}, messagesIn(english))).toBeUndefined()
})
