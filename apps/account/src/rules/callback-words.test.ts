import { expect, test } from 'vitest'
import { callbackWords } from './callback-words.ts'

const page = 'http://127.0.0.1:3000/account/callback'

test('leaving the sign-in page is no fault', () => {
  expect(callbackWords(new Error('x'), `${page}#error=access_denied&state=s`)).toMatch(
    /left the sign-in page/,
  )
  expect(callbackWords(new Error('x'), `${page}?error=access_denied`)).toMatch(/left the sign-in page/)
  const taken = new Error('Missing code or _state', { cause: 'access_denied' })
  expect(callbackWords(taken, page)).toMatch(/left the sign-in page/)
})

test('the catalogue’s messages become words', () => {
  expect(callbackWords(new Error('Missing code or _state'), page)).toMatch(/no answer/)
  expect(callbackWords(new Error('Invalid _state'), `${page}#code=c&state=s`)).toMatch(/already used/)
  expect(callbackWords(new Error('Failed to get member tokens'), page)).toMatch(/try again/)
  expect(callbackWords('odd', page)).toMatch(/try again/)
})
