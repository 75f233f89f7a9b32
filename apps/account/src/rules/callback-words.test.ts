import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { callbackWords } from './callback-words.ts'

const t = messagesIn(english)

const page = 'http://127.0.0.1:3000/account/callback'

test('leaving the sign-in page is no fault', () => {
  expect(callbackWords(new Error('x'), `${page}#error=access_denied&state=s`, t)).toMatch(
    /left the sign-in page/,
  )
  expect(callbackWords(new Error('x'), `${page}?error=access_denied`, t)).toMatch(/left the sign-in page/)
  const taken = new Error('Missing code or _state', { cause: 'access_denied' })
  expect(callbackWords(taken, page, t)).toMatch(/left the sign-in page/)
})

test('the catalogue’s messages become words', () => {
  expect(callbackWords(new Error('Missing code or _state'), page, t)).toMatch(/no answer/)
  expect(callbackWords(new Error('Invalid _state'), `${page}#code=c&state=s`, t)).toMatch(/already used/)
  expect(callbackWords(new Error('Failed to get member tokens'), page, t)).toMatch(/try again/)
  expect(callbackWords('odd', page, t)).toMatch(/try again/)
})
