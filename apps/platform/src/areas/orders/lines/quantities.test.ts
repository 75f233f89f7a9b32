import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReturnedUnits } from '../tables.ts'
import { quantitiesOf, returnedAfter } from './quantities.ts'

const line = (quantity: number, refundQuantity = 0, restockQuantity = 0) => ({
  id: 'line',
  ...{ quantity, refundQuantity, restockQuantity },
})

it('A unit that was refunded before it was sent is not to send, and one that is refunded and put back counts once', () => {
  expect(quantitiesOf(line(2, 1, 1), 0).toSend).toBe(1)
  expect(quantitiesOf(line(2, 1, 1), 1).toSend).toBe(0)
  expect(quantitiesOf(line(3, 1, 0), 2)).toMatchObject({ refundedUnsent: 1, refundedSent: 0, toSend: 0 })
  expect(quantitiesOf(line(2, 1, 1), 2)).toMatchObject({ refundedSent: 1, restockedSent: 1, toSend: 0 })
})

it('A unit that came back after it was sent leaves the others to send', () => {
  const before = quantitiesOf(line(3), 1)
  const returned = returnedAfter(before, { units: 1, sent: 1 }, { units: 0, sent: 0 })
  expect(quantitiesOf(line(3, 1), 1, returned)).toMatchObject({
    refundedSent: 1,
    refundedUnsent: 0,
    toSend: 2,
  })
})

type Step =
  | { readonly act: 'send'; readonly units: number }
  | { readonly act: 'unsend'; readonly units: number }
  | {
      readonly act: 'refund'
      readonly units: number
      readonly back: number
      readonly said: number
      readonly saidBack: number
    }
const units = fc.nat(4)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('send' as const), units }),
  fc.record({ act: fc.constant('unsend' as const), units }),
  fc.record({ act: fc.constant('refund' as const), units, back: units, said: units, saidBack: units }),
)

it('Any sequence of sending, taking back, refunding and putting back keeps a line within what was ordered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { maxLength: 20 }), (ordered, steps) => {
      let sent = 0
      let refunded = 0
      let restocked = 0
      let returned: ReturnedUnits | undefined
      const now = () => quantitiesOf(line(ordered, refunded, restocked), sent, returned)
      for (const each of steps) {
        const before = now()
        if (each.act === 'send') sent += Math.min(each.units, before.toSend)
        else if (each.act === 'unsend') {
          sent -= Math.min(each.units, sent)
          returned = returned && {
            refunded: Math.min(returned.refunded, sent),
            restocked: Math.min(returned.restocked, sent),
          }
        } else {
          const more = { units: Math.min(each.units, ordered - refunded), sent: each.said }
          const back = { units: Math.min(each.back, ordered - restocked), sent: each.saidBack }
          returned = returnedAfter(before, more, back)
          refunded += more.units
          restocked += back.units
        }
        const after = now()
        for (const count of Object.values(after)) expect(count).toBeGreaterThanOrEqual(0)
        const off = Math.max(after.refundedUnsent, after.restockedUnsent)
        expect(after.sent + off + after.toSend).toBe(ordered)
        expect(after.refundedSent + after.refundedUnsent).toBe(refunded)
        expect(after.restockedSent + after.restockedUnsent).toBe(restocked)
        // Expect units named as sent to be refunded as sent ones.
        if (each.act === 'refund') {
          const named = Math.min(each.said, each.units, ordered - before.refunded, sent - before.refundedSent)
          expect(after.refundedSent - before.refundedSent).toBeGreaterThanOrEqual(named)
        }
      }
    }),
    { numRuns: 2000 },
  )
})
