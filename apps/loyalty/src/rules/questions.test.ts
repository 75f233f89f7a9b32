import { english, formatFor } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { questions } from './questions.ts'

test('The yearly day on which points expire is the same in every time zone', () => {
  const pointsExpiration = { status: 'ENABLED', yearlyOn: { month: 1, day: 1 } } as const
  const rules = { program: { pointsExpiration }, rewards: [], rules: [], tiers: [] }
  const saidIn = (timeZone: string) => {
    const words = { currency: 'USD', format: formatFor(english.tag, timeZone), t: messagesIn(english) }
    return JSON.stringify(questions(rules as never, words as never))
  }
  expect(saidIn('America/New_York')).toContain('January 1')
  expect(saidIn('America/New_York')).toBe(saidIn('UTC'))
})
