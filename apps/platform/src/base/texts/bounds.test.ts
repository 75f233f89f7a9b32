import { expect, it } from 'vitest'
import { z } from 'zod'
import { costAbove, processorTimeAlone } from '../../dev/testing/processor-time.ts'
import { boundsOf } from './bounds.ts'
import { checkTexts } from './check.ts'

const leaf = z.strictObject({ type: z.literal('LEAF'), nodes: z.array(z.never()).max(0).optional() })
const branch = (type: string) =>
  z.strictObject({
    type: z.literal(type),
    get nodes() {
      return z.array(Node).max(3)
    },
  })
const Node: z.ZodType<unknown> = z.lazy(() =>
  z.union([leaf, branch('A'), branch('B'), branch('C'), branch('D'), branch('E')]),
)

it('Bounds of a schema that holds itself cost no more with each level of what is sent', async () => {
  const deep = (levels: number): object => ({ type: 'A', nodes: levels ? [deep(levels - 1)] : [] })
  const check = () => {
    checkTexts(deep(60), boundsOf(Node))
    expect(() =>
      checkTexts({ type: 'A', nodes: [{ ...deep(20), extra: '\ud800' }] }, boundsOf(Node)),
    ).toThrow()
  }
  expect(await costAbove({ whole: 100, behind: 0 }, () => processorTimeAlone(check))).toBeUndefined()
})

it('A value that may be one of several is bounded by the widest of them', () => {
  const schema = z.union([z.string().max(5), z.string().max(9), z.array(z.string().max(3)).max(2)])
  expect(boundsOf(schema)).toMatchObject({ longest: 9, mostItems: undefined })
  expect(boundsOf(z.union([z.string().max(5), z.string().max(9)]))).toMatchObject({
    longest: 9,
    threshold: 9,
  })
})
