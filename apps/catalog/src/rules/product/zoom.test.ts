import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST, panBy, whole, type Zoom, zoomBy, zoomByKey } from './zoom.ts'

const frame = { x: 400, y: 300 }

test('Zooming keeps the point under the pointer in place', () => {
  const point = { x: 100, y: -60 }
  const { scale, x, y } = zoomBy(whole, 2, point, frame)
  const shown = { x: (point.x - x) / scale, y: (point.y - y) / scale }
  expect(shown).toEqual(point)
})

test('A picture is never smaller than its frame, larger than five times it, or out of it', () => {
  const number = fc.double({ min: -1000, max: 1000, noNaN: true })
  const move = fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), x: number, y: number })
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const end = moves.reduce<Zoom>((zoom, { factor, x, y }) => {
        return panBy(zoomBy(zoom, factor, { x, y }, frame), { x, y }, frame)
      }, whole)
      expect(end.scale).toBeGreaterThanOrEqual(1)
      expect(end.scale).toBeLessThanOrEqual(MOST)
      expect(Math.abs(end.x)).toBeLessThanOrEqual((frame.x * (end.scale - 1)) / 2 + 1e-6)
      expect(Math.abs(end.y)).toBeLessThanOrEqual((frame.y * (end.scale - 1)) / 2 + 1e-6)
    }),
  )
})

test('Keys enlarge, lessen and restore; arrows move only what is enlarged', () => {
  const larger = zoomByKey(whole, '+', frame) ?? whole
  expect(larger.scale).toBe(1.5)
  expect(zoomByKey(larger, '-', frame)).toEqual(whole)
  expect(zoomByKey(larger, '0', frame)).toEqual(whole)
  expect(zoomByKey(whole, 'ArrowLeft', frame)).toBeUndefined()
  expect(zoomByKey(larger, 'ArrowLeft', frame)).toEqual({ scale: 1.5, x: 80, y: 0 })
  expect(zoomByKey(larger, 'Escape', frame)).toBeUndefined()
})
