import { createHmac, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hmacUnder } from './hmac.ts'

it.each([1, 32, 64, 65, 200])('signs as the standard says, under a key of %i bytes', (length) => {
  for (const message of ['', 'short', 'ä'.repeat(300)]) {
    const key = randomBytes(length)
    expect(hmacUnder(key)(message)).toEqual(createHmac('sha256', key).update(message).digest())
  }
})
