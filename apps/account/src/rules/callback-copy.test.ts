import { expect, test } from 'vitest'
import { callbackProblem, problemMessage } from './callback-copy.ts'

const page = 'http://127.0.0.1:3000/account/callback'

test('Leaving the sign-in page is no fault', () => {
  expect(callbackProblem(new Error('x'), `${page}#error=access_denied&state=s`)).toBe('left')
  expect(callbackProblem(new Error('x'), `${page}?error=access_denied`)).toBe('left')
  const taken = new Error('Missing code or _state', { cause: 'access_denied' })
  expect(callbackProblem(taken, page)).toBe('left')
})

test('The catalog’s messages become words', () => {
  expect(callbackProblem(new Error('Missing code or _state'), page)).toBe('missing')
  expect(callbackProblem(new Error('Invalid _state'), `${page}#code=c&state=s`)).toBe('state')
  expect(callbackProblem(new Error('Failed to get member tokens'), page)).toBe('failed')
  expect(callbackProblem('odd', page)).toBe('failed')
})

test('An address can tell one of these problems and nothing else', () => {
  expect(problemMessage(`${page}?problem=state`)).toBe('state')
  expect(problemMessage(`${page}?problem=constructor`)).toBeUndefined()
  expect(problemMessage(page)).toBeUndefined()
})
