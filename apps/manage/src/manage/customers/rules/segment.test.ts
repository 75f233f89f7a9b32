import { expect, it } from 'vitest'
import { draftOfSegment, faultOf, filterOfSegment, ruleKinds, type SegmentDraft } from './segment.ts'

it('Every kind of rule comes back from the filter that it was written as', () => {
  const values: Readonly<Record<string, string>> = {
    account: 'guest',
    country: 'DE',
    'no-country': 'US',
    language: 'ar',
  }
  const draft: SegmentDraft = {
    name: 'All',
    match: 'ANY',
    rules: ruleKinds.map((kind) => ({ kind, value: values[kind] ?? '7' })),
  }
  expect(draftOfSegment('All', filterOfSegment(draft))).toEqual(draft)
})

it('A filter without rules has no rules, and one that the form cannot show is no draft', () => {
  expect(draftOfSegment('Everyone', {})).toEqual({ name: 'Everyone', match: 'ALL', rules: [] })
  for (const filter of [
    { spent: { $gte: '1' } },
    { $and: [{ spent: { $gte: '1', $lte: '2' } }] },
    { $and: [{ $or: [{ country: { $eq: 'DE' } }] }] },
    { $and: [{ tags: { $hasSome: ['a', 'b'] } }] },
  ])
    expect(draftOfSegment('Odd', filter)).toBeUndefined()
})

it('A value that is missing or no number is a fault', () => {
  expect(faultOf({ kind: 'tag', value: ' ' })).toBe('NEEDED')
  expect(faultOf({ kind: 'spent-least', value: '12,50' })).toBe('NUMBER')
  expect(faultOf({ kind: 'last-before', value: '1.5' })).toBe('NUMBER')
  expect(faultOf({ kind: 'spent-most', value: '12.50' })).toBeUndefined()
})
