import { fromWireKeys, toWireKeys } from '@galleria/platform-client/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('Three keys have other names on the wire, at every depth', () => {
  const ours = {
    _id: '1',
    lines: [{ _id: '2', options: { _id: 'x' } }],
    _createdDate: 'a',
    _updatedDate: 'b',
  }
  const wire = { id: '1', lines: [{ id: '2', options: { id: 'x' } }], createdDate: 'a', updatedDate: 'b' }
  expect(toWireKeys(ours)).toEqual(wire)
  expect(fromWireKeys(wire)).toEqual(ours)
})

test('Dotted filter keys and the fields sorted by are renamed, those of `sorting` are not', () => {
  expect(
    toWireKeys({
      query: {
        filter: { 'member._id': '1', $and: [{ _createdDate: { $gt: 'a' } }] },
        sort: [{ fieldName: '_createdDate', order: 'ASC' }],
      },
      sorting: [{ fieldName: '_createdDate' }],
    }),
  ).toEqual({
    query: {
      filter: { 'member.id': '1', $and: [{ createdDate: { $gt: 'a' } }] },
      sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    },
    sorting: [{ fieldName: '_createdDate' }],
  })
})

test('Rich content keeps its keys', () => {
  const nodes = { nodes: [{ id: 'n', createdDate: 'x' }] }
  for (const answer of [
    { memberAbout: { content: nodes } },
    { infoSections: [{ description: nodes }] },
    { product: { description: nodes, infoSections: [{ description: nodes }] } },
    { products: [{ description: nodes }] },
  ])
    expect(fromWireKeys(answer)).toEqual(answer)
})

test('Faults row 61: 100,000 levels overflow nothing', () => {
  const deep = JSON.parse(`${'{"_id":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  let value: unknown = toWireKeys(deep)
  let levels = 0
  for (; typeof value === 'object' && value !== null && 'id' in value; levels++) value = value.id
  expect([levels, value]).toEqual([100_000, 1])
})

test('Faults row 62: a key named __proto__ stays a key and changes no prototype', () => {
  const renamed = toWireKeys(JSON.parse('{"a":{"__proto__":{"polluted":true}}}'))
  expect(Object.getPrototypeOf(renamed.a)).toBe(Object.prototype)
  expect({}).not.toHaveProperty('polluted')
})

test('Every wire answer goes back to the wire unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      if (/"_(id|createdDate|updatedDate)"/.test(text) || text.includes('.')) return
      expect(toWireKeys(fromWireKeys(value))).toEqual(value)
    }),
  )
})
