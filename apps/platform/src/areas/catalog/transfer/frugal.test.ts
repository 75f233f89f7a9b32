import { expect, it } from 'vitest'
import { frugalParts } from './frugal.ts'

it('Parts come as they are made, and whoever lets go early ends the making', async () => {
  let ended = false
  async function* made() {
    try {
      for (let part = 1; part <= 3; part += 1) yield part
    } finally {
      ended = true
    }
  }
  const all: number[] = []
  for await (const part of frugalParts(made())) all.push(part)
  expect([all, ended]).toEqual([[1, 2, 3], true])
  ended = false
  for await (const part of frugalParts(made())) if (part === 2) break
  expect(ended).toBe(true)
})
