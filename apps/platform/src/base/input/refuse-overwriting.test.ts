import { expect, test } from 'vitest'
import { refuseOverwriting } from './refuse-overwriting.ts'

const now = { mode: 'AUTO', bounds: { least: '25.00', most: null }, minutes: 60 }

test('A change is let through while each field that was seen is still so', () => {
  for (const seen of [
    undefined,
    {},
    { mode: 'AUTO' },
    { bounds: { most: null } },
    { bounds: { least: '25.00' }, minutes: 60 },
  ])
    expect(() => refuseOverwriting(now, seen)).not.toThrow()
})

test('A change is refused where one field that was seen is another by now, however deep', () => {
  for (const seen of [
    { mode: 'MANUAL' },
    { bounds: { least: null } },
    { minutes: 60, bounds: { most: 3 } },
    { gone: true },
  ])
    expect(() => refuseOverwriting(now, seen)).toThrow(expect.objectContaining({ status: 409 }))
})
