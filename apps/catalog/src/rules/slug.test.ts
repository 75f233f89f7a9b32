import { expect, test } from 'vitest'
import { isSlug } from './slug.ts'

test.each(['tide-vase', '花瓶', 'a.b_c~d', '100%'])('%j may be a slug', (slug) => {
  expect(isSlug(slug)).toBe(true)
})

test.each(['', '\0', 'a\nb', '../etc', 'a\\b', 'x'.repeat(101)])('%j is none', (slug) => {
  expect(isSlug(slug)).toBe(false)
})
