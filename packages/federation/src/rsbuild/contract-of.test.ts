import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ModuleDefinition } from '../define-module.ts'
import { contractOf } from './contract-of.ts'

let src: string
beforeEach(() => {
  src = mkdtempSync(join(tmpdir(), 'galleria-contract-'))
})
afterEach(() => rmSync(src, { recursive: true }))

const load = () => Promise.reject(new Error('not loaded by a build'))

test('A release names the slots that it fills, with order and props, and those that its pages place', () => {
  const placed = '<Slot name="product.purchase" productId={id} load="idle" {...price} />'
  writeFileSync(join(src, 'Page.tsx'), `export const Page = () => ${placed}`)
  const { extensions, slots } = contractOf(src, {
    name: 'catalog',
    routes: [],
    extensions: { 'header.tools': { load, order: 10 }, 'account.menu': { load } },
  })
  expect(extensions).toEqual({
    'header.tools': { order: 10, props: {} },
    'account.menu': { order: 100, props: {} },
  })
  expect(slots?.['product.purchase']).toMatchObject({
    props: { productId: { type: 'string' }, currency: { type: 'string' } },
    given: [['amount', 'currency', 'productId', 'productName']],
  })
})

test('A module that fills no slot and places none has neither in its record', () => {
  expect(contractOf(src, { name: 'cart', routes: [] })).toEqual({ widgets: {}, uses: {} })
})

test('A build with an extension of a slot that nobody agreed on is refused with the known ones', () => {
  const extensions = { 'product.nowhere': { load } } as unknown as NonNullable<ModuleDefinition['extensions']>
  expect(() => contractOf(src, { name: 'cart', routes: [], extensions })).toThrow(
    /fills the slot "product.nowhere", which no page has agreed on. Choose one of header.tools, /,
  )
})
