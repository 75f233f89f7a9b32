import { expect, test } from 'vitest'
import { emptyDraft, fieldAt, readDraft } from './draft.ts'

test('A draft comes back as it was stored, and what cannot be read counts as none', () => {
  const draft = { stars: '4', title: 'Fine', text: 'Two\nlines' }
  expect(readDraft(JSON.stringify(draft), emptyDraft)).toEqual(draft)
  expect(readDraft('{"title":7}', emptyDraft)).toEqual({ stars: '', title: '7', text: '' })
  expect(readDraft('{', emptyDraft)).toBe(emptyDraft)
  expect(readDraft(null, draft)).toBe(draft)
})

test('A fault of the platform goes to the field that its path names', () => {
  expect(
    [
      'review.content.rating',
      'review.content.body',
      'review.content.media[1].image.id',
      'review.author.authorName',
      'x',
    ].map(fieldAt),
  ).toEqual(['stars', 'text', 'pictures', 'name', undefined])
})
