import { expect, it } from 'vitest'
import { architecture, withDrawings } from './draw.ts'
import { mermaid, pictureOf, reduced } from './picture.ts'

const graph = new Map([
  ['a/x.ts', ['b/y.ts', 'c/z.ts', 'a/w.ts']],
  ['a/w.ts', []],
  ['b/y.ts', ['c/z.ts']],
  ['c/z.ts', []],
  ['loose.ts', ['a/x.ts']],
])
const nodeOf = (file: string) => /^(\w)\//.exec(file)?.[1]

it('A picture has an arrow from one node to another for any import between their files', () => {
  expect(pictureOf(graph, nodeOf)).toEqual({
    nodes: ['a', 'b', 'c'],
    arrows: [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ],
  })
})

it('An arrow is left out where a longer way leads to the same node', () => {
  expect(reduced(pictureOf(graph, nodeOf)).arrows).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})

it('A name with a hyphen becomes a valid Mermaid id', () => {
  expect(mermaid({ nodes: ['a-b', 'c'], arrows: [['a-b', 'c']] })).toContain(
    '  a_b["a-b"]\n  c["c"]\n  a_b --> c',
  )
})

it('A block whose name nothing draws is refused', () => {
  expect(() => withDrawings('<!-- drawn: moon -->\nold\n<!-- end -->', {})).toThrow('nothing draws "moon"')
})

it('docs/architecture.md shows the structure of the code: node scripts/structure/draw.ts', () => {
  const { now, drawn } = architecture()
  expect(now).toContain('<!-- drawn: packages -->')
  expect(now).toContain('<!-- drawn: areas -->')
  expect(now).toBe(drawn)
})
