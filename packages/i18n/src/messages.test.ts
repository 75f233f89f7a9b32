import { isValidElement, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { english, languages } from './languages.ts'
import type { Message } from './messages.ts'
import { key, messages, messagesIn } from './sample/messages/index.ts'

const arabic = languages.find(({ code }) => code === 'ar') ?? english

beforeAll(() => messages.load('ar'))

test('A message is said in the language asked for, side by side with another', () => {
  const say = (language: typeof english) => {
    const t = messagesIn(language)
    return [t('sample.plain'), t('sample.count', { count: 1 })]
  }
  expect(say(english)).toEqual(['Your cart', '1 product'])
  expect(say(arabic)).toEqual(['سلتك', 'منتج واحد'])
})

test('Counts take each of the six Arabic forms', () => {
  const t = messagesIn(arabic)
  expect([0, 1, 2, 3, 11, 100].map((count) => t('sample.count', { count }))).toEqual([
    'لا شيء',
    'منتج واحد',
    'منتجان',
    '3 منتجات',
    '11 منتجًا',
    '100 منتج',
  ])
})

test('A value in a right-to-left message does not reorder its neighbors', () => {
  const t = messagesIn(arabic)
  expect(t('sample.named', { name: 'Tide vase' })).toBe('أضف \u2068Tide vase\u2069 إلى السلة')
  expect(t('sample.status', { status: 'PAID', day: 'May' })).toBe('دُفع في \u2068May\u2069')
})

test('A message that a language lacks is said in English, by English rules', () => {
  const t = messagesIn(arabic)
  expect(t('sample.english-only', { count: 1 })).toBe('Not translated yet')
})

test('Tags become elements around their words', () => {
  const link = (children: ReactNode[]) => `[${children.join('')}]`
  const t = messagesIn(english)
  expect(t('sample.linked', { link })).toBe('Or [sign in] first')
  const node = t('sample.linked', { link: (children) => ({ children }) as never })
  expect(isValidElement(node)).toBe(true)
})

test('A message chosen elsewhere outlives JSON', () => {
  const chosen = JSON.parse(JSON.stringify(key('sample.plain'))) as Message
  const t = messagesIn(arabic)
  expect(t(chosen)).toBe('سلتك')
})
