import { expect, test } from 'vitest'
import { isLink, newAnnouncement, problemsOf, statesAt, withAnnounced } from './announcement.ts'

const made = (part: object) => ({ ...newAnnouncement(), text: 'Sale', ...part })

test('The first announcement that applies is shown, and each other one says why it is not', () => {
  const all = [
    made({ isOn: false }),
    made({ endDate: '2026-01-02T00:00:00Z' }),
    made({ startDate: '2026-01-03T00:00:00Z' }),
    made({ startDate: '2026-01-02T00:00:00Z' }),
    made({}),
  ]
  expect(statesAt(all, Date.parse('2026-01-02T00:00:00Z'))).toEqual(['off', 'over', 'later', 'now', 'waits'])
})

test('An announcement without words, with an end before its start or with a link that runs is refused', () => {
  const wrong = made({ text: ' ', to: 'javascript:x', startDate: '2026-01-02', endDate: '2026-01-01' })
  expect(problemsOf([made({}), wrong])).toEqual({ [wrong.id]: ['text', 'to', 'endDate'] })
  expect(['', '/a', 'https://b.example/', '//c', 'd'].map(isLink)).toEqual([true, true, true, false, false])
})

test('A translation that is emptied is none', () => {
  const german = withAnnounced(newAnnouncement(), 'de', 'Ausverkauf')
  expect(german.translations).toEqual({ de: 'Ausverkauf' })
  expect(withAnnounced(german, 'de', '').translations).toEqual({})
})
