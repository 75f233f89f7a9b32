import { expect, test } from 'vitest'
import { compileCatalog } from './compile.ts'
import { inlineMessages, messagesOf } from './inline.ts'

const english = { 'cart.title': 'Your cart', 'cart.count': '{count, number} things' }
const build = (code: string) => inlineMessages(code, english, 'Cart.tsx')

test('English stands where it is said, under its place in the catalog', () => {
  expect(build("<h1>{t('cart.title')}</h1>")).toBe('<h1>{t([0,"Your cart"])}</h1>')
  expect(build("t(\n  'cart.count',\n  { count },\n)")).toBe(
    't(\n  [1,[["count",4]," things"]],\n  { count },\n)',
  )
  expect(build("const title = key('cart.title')")).toBe('const title = ([0,"Your cart"])')
})

test('A key that does not exist, or that the build would not replace, stops it', () => {
  expect(() => build("t('cart.titel')")).toThrow('no message "cart.titel"')
  expect(() => build("t(full ? 'cart.title' : 'cart.count')")).toThrow('"cart.title" is a message')
})

test('Only files that speak are looked at', () => {
  expect(messagesOf("import { useMessages } from '../messages/index.ts'")).toBe('../messages')
  expect(messagesOf("import { t } from './other.ts'")).toBeUndefined()
})

test('Another catalog has the order of the English one, with gaps where it has nothing', () => {
  expect(compileCatalog(english, { 'cart.count': '{count, number} أشياء' }, 'ar')).toEqual([
    null,
    [['count', 4], ' أشياء'],
  ])
})
