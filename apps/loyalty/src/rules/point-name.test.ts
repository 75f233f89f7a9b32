import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { ownPointName, pointsText } from './point-name.ts'

test('Points are called what the owner calls them, unless that is what they are called anyway', () => {
  const named = (customName: string | null) => ownPointName({ pointDefinition: { customName } })
  expect(named('Petals')).toBe('Petals')
  expect([named(''), named(null), named('points'), named(' Point '), ownPointName({})]).toEqual(
    Array(5).fill(undefined),
  )
  const t = messagesIn(english)
  expect(pointsText(t, 1240, 'Petals')).toBe('1,240 Petals')
  expect(pointsText(t, 1, undefined)).toBe('1 point')
})
