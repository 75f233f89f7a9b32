import { expect, test } from 'vitest'
import { z } from 'zod'
import { toViolations } from '../violations.ts'
import { closed, ignoring, sentBack, takingBack } from './closed.ts'

function refused(schema: z.ZodType, value: unknown): string[] {
  const { error } = closed(schema).safeParse(value, { reportInput: true })
  return error ? toViolations(error.issues).map(({ field, violatedRule }) => `${field} ${violatedRule}`) : []
}

const Line = z.object({ id: z.string(), quantity: z.number().default(1) })

test('A closed schema refuses unknown fields in objects of every kind, at their paths', () => {
  const schema = z.object({
    lines: z.array(Line).default([]),
    byName: z.record(z.string(), Line).optional(),
    either: z.union([z.literal(''), Line]).nullish(),
    tagged: z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), a: Line })]).optional(),
    both: z.intersection(z.object({ id: z.string() }), z.object({ name: z.string() })).optional(),
    listed: z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(Line)).optional(),
    made: Line.transform(({ id }) => ({ key: id })).optional(),
  })
  const line = { id: '1', nope: 1 }
  const both = { id: '1', name: 'x', nope: 1 }
  const value = { lines: [line], byName: { x: line }, either: line, tagged: { kind: 'a', a: line }, both }
  expect(refused(schema, { ...value, listed: line, made: line, nope: 1 }).sort()).toEqual(
    [
      'both.nope',
      'byName.x.nope',
      'either.nope',
      'lines[0].nope',
      'listed[0].nope',
      'made.nope',
      'nope',
      'tagged.a.nope',
    ].map((field) => `${field} FIELD_NOT_ALLOWED`),
  )
})

test('A closed schema that holds itself is closed all the way down', () => {
  const Node = z.object({
    name: z.string(),
    get nodes() {
      return z.array(Node).optional()
    },
  })
  const deep = { name: 'a', nodes: [{ name: 'b', nodes: [{ name: 'c', nope: 1 }] }] }
  expect(refused(Node, deep)).toEqual(['nodes[0].nodes[0].nope FIELD_NOT_ALLOWED'])
})

test('A closed schema lets through what an object takes whatever it is called', () => {
  expect(refused(z.object({ free: z.looseObject({}) }), { free: { any: 1 } })).toEqual([])
})

test('An entity that is sent back as it was read loses what only the platform sets, and no more', () => {
  const Entity = z.object({
    id: z.string(),
    total: z.number(),
    lines: z.array(Line.extend({ price: z.number() })),
  })
  const schema = z.object({ entity: sentBack(z.object({ id: z.string(), lines: z.array(Line) }), Entity) })
  const entity = { id: '1', total: 5, lines: [{ id: '2', quantity: 3, price: 5 }] }
  expect(closed(schema).parse({ entity })).toEqual({
    entity: { id: '1', lines: [{ id: '2', quantity: 3 }] },
  })
  expect(refused(schema, { entity: { ...entity, nope: 1 } })).toEqual(['entity.nope FIELD_NOT_ALLOWED'])
})

test('An update takes back the entity that it answers with, and what it ignores by name; a strict object takes neither', () => {
  const answer = z.object({ entity: z.object({ id: z.string(), name: z.string(), total: z.number() }) })
  const body = ignoring(z.object({ entity: z.object({ name: z.string() }) }), 'fieldMask')
  const sent = { entity: { id: '1', name: 'x', total: 5 }, fieldMask: 'name' }
  expect(closed(takingBack('PATCH', body, answer)).parse(sent)).toEqual({ entity: { name: 'x' } })
  expect(refused(takingBack('POST', body, answer), sent)).toEqual([
    'entity.id FIELD_NOT_ALLOWED',
    'entity.total FIELD_NOT_ALLOWED',
  ])
  const strict = z.object({ entity: z.strictObject({ id: z.string(), name: z.string() }) })
  expect(refused(takingBack('PATCH', strict, answer), { entity: sent.entity })).toEqual([
    'entity.total FIELD_NOT_ALLOWED',
  ])
})
