import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adjusted } from './adjust.ts'
import { columns, isWritable, marginOf, valueAt, withValue } from './columns.ts'
import { filledDown, pasted } from './fill.ts'
import { columnsOf, layoutIn, usual, withMoved, withShown, withWidth } from './layout.ts'
import { numberIn } from './numbers.ts'
import { questionIn } from './question.ts'
import { advanced, at, boundsOf, moved, sizeOf } from './range.ts'
import { textOf, valueIn } from './text.ts'
import { fromTsv, toTsv } from './tsv.ts'
import { did, nothingDone, redo, undo } from './undo-stack.ts'

const row: CatalogRow = {
  ...{ id: 'p1', revision: '1', name: 'Bowl', slug: 'bowl', sku: null, price: 10, cost: 4, weight: null },
  ...{ discount: { type: 'PERCENT', value: 20 }, visible: true, brand: null, ribbon: null, variants: 1 },
  ...{ tags: ['gift', 'red'], collections: ['c1'], stock: { quantity: 3, inStock: true } },
}
const speech = {
  decimals: 2,
  words: { visible: 'On sale', hidden: 'Hidden', inStock: 'In stock', outOfStock: 'Out of stock' },
  collections: new Map([
    ['c1', 'Clay'],
    ['c2', 'New in'],
  ]),
}

describe('Cells', () => {
  test('show what the row has, and the margin of what a shopper pays', () => {
    expect(columns.map(({ id }) => textOf(valueAt(row, id), id, speech))).toEqual([
      ...['Bowl', '', '10.00', '4.00', '50 %', '', '3', 'On sale', '', '', 'Clay', '', 'gift; red'],
    ])
    expect(marginOf({ ...row, cost: null })).toBeUndefined()
    expect(marginOf({ ...row, price: 0 })).toBeUndefined()
  })

  test.each([
    ['12.50', 12.5],
    ['$1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['١٢٫٥', 12.5],
    ['.5', 0.5],
    ['-3', -3],
    ['12 apples', undefined],
    ['1.2.3', undefined],
    ['', undefined],
  ])('take %j for the number %j', (text, number) => expect(numberIn(text)).toBe(number))

  test.each([
    ['price', '-1', 'negative'],
    ['price', '1.005', 'too-fine'],
    ['price', '', 'required'],
    ['cost', 'cheap', 'number'],
    ['weight', '9999999999', 'too-much'],
    ['stock', '1.5', 'whole'],
    ['at:cellar', '1.5', 'whole'],
    ['barcode', '1'.repeat(41), 'too-long'],
    ['tags', `gift; ${'x'.repeat(51)}`, 'tags'],
    ['name', ' ', 'required'],
    ['name', 'x'.repeat(81), 'too-long'],
    ['status', 'maybe', 'status'],
    ['collections', 'Clay; Nowhere', 'collection'],
    ['margin', '50', 'read-only'],
  ] as const)('refuse in the column %s what is written as %j', (column, text, problem) => {
    expect(valueIn(text, column, speech)).toEqual({ problem })
  })

  test.each([
    ['cost', '', null],
    ['stock', 'in stock', true],
    ['stock', '7', 7],
    ['at:cellar', ' 7', 7],
    ['status', 'hidden', false],
    ['status', 'TRUE', true],
    ['collections', 'new in; clay;', ['c2', 'c1']],
  ] as const)('take in the column %s what is written as %j', (column, text, value) => {
    expect(valueIn(text, column, speech)).toEqual({ value })
  })

  test('read what they show as what they hold', () => {
    for (const { id, cell } of columns) {
      if (!cell) continue
      const value = valueAt(row, id)
      expect(valueIn(textOf(value, id, speech), id, speech)).toEqual({ value })
      expect(valueAt(withValue(row, id, value), id)).toEqual(value)
    }
  })

  test('of stock are not written where variants have their own', () => {
    const stock = columns.find(({ id }) => id === 'stock') as (typeof columns)[number]
    expect([1, 3].map((variants) => isWritable({ ...row, variants }, stock))).toEqual([true, false])
  })
})

describe('A range', () => {
  const sheet = { rows: 100, columns: 5, page: 10 }
  const key = (name: string, more = {}) => ({ key: name, shift: false, mod: false, isRtl: false, ...more })
  const from = at({ row: 50, column: 2 })

  test.each([
    ['ArrowDown', {}, [51, 2]],
    ['ArrowLeft', {}, [50, 1]],
    ['ArrowLeft', { isRtl: true }, [50, 3]],
    ['ArrowUp', { mod: true }, [0, 2]],
    ['End', {}, [50, 4]],
    ['Home', { mod: true }, [0, 0]],
    ['PageDown', {}, [60, 2]],
    ['PageUp', {}, [40, 2]],
  ])('is moved by %s %j', (name, more, [rowAt = 0, column = 0]) => {
    expect(moved(from, key(name, more), sheet)).toEqual(at({ row: rowAt, column }))
  })

  test('is stretched with Shift, and never beyond the sheet', () => {
    const stretched = moved(from, key('ArrowDown', { shift: true, mod: true }), sheet)
    expect(stretched && boundsOf(stretched)).toEqual({ top: 50, bottom: 99, left: 2, right: 2 })
    expect(stretched && sizeOf(stretched)).toBe(50)
    expect(moved(at({ row: 0, column: 0 }), key('ArrowUp'), sheet)).toEqual(at({ row: 0, column: 0 }))
    expect(moved(from, key('a'), sheet)).toBeUndefined()
  })

  test('goes on with Enter and Tab', () => {
    expect(advanced(from, 1, 'row', sheet)).toEqual(at({ row: 51, column: 2 }))
    expect(advanced(at({ row: 3, column: 4 }), 1, 'column', sheet)).toEqual(at({ row: 4, column: 0 }))
    expect(advanced(at({ row: 0, column: 0 }), -1, 'column', sheet)).toEqual(at({ row: 0, column: 0 }))
  })
})

describe('The clipboard', () => {
  test('gives back whatever it was given', () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(cells, (block) => {
        const clean = block.map((line) => line.map((text) => text.replace(/\r\n?/g, '\n')))
        // A lone quote at a cell's end is what it says; only leading quotes mean anything.
        expect(fromTsv(toTsv(clean))).toEqual(clean)
      }),
    )
  })

  test('reads what a spreadsheet writes', () => {
    expect(fromTsv('a\t"b ""c"""\r\n"two\nlines"\t\r\n')).toEqual([
      ['a', 'b "c"'],
      ['two\nlines', ''],
    ])
  })

  test('one cell fills the range, a block is repeated where it fits, else written once', () => {
    const into = { top: 0, bottom: 3, left: 1, right: 2 }
    expect(pasted([['x']], into)).toHaveLength(8)
    expect(pasted([['a'], ['b']], into).map(({ text }) => text)).toEqual([
      'a',
      'a',
      'b',
      'b',
      'a',
      'a',
      'b',
      'b',
    ])
    expect(pasted([['1', '2', '3']], { ...into, bottom: 0 }).map(({ column }) => column)).toEqual([1, 2, 3])
    expect(pasted([[]], into)).toEqual([])
  })

  test('the first line is filled into those below', () => {
    const filled = filledDown(['a', 'b'], { top: 2, bottom: 4, left: 0, right: 1 })
    expect(filled.map(({ row: line, column, text }) => `${line}${column}${text}`)).toEqual([
      '30a',
      '31b',
      '40a',
      '41b',
    ])
    expect(filledDown(['a'], { top: 2, bottom: 2, left: 0, right: 0 })).toEqual([])
  })
})

test('Edits are undone from the last on, redone, and dropped once something else is edited', () => {
  const step = (to: number) => [{ id: 'p1', column: 'price' as const, from: to - 1, to }]
  const two = did(did(nothingDone, step(1)), step(2))
  const back = undo(two)
  expect(back?.step).toEqual([{ id: 'p1', column: 'price', from: 2, to: 1 }])
  expect(back && redo(back.stack)?.step).toEqual(step(2))
  expect(back && did(back.stack, step(9)).undone).toEqual([])
  expect(undo(nothingDone)).toBeUndefined()
})

test('Numbers are adjusted as the platform does, half a cent up, and never below nothing', () => {
  expect(adjusted(10, { amount: 2.5 }, 2)).toBe(12.5)
  expect(adjusted(0.3, { amount: 0.1 }, 2)).toBe(0.4)
  expect(adjusted(10.05, { percent: 10 }, 2)).toBe(11.06)
  expect(adjusted(1.05, { percent: -50 }, 2)).toBe(0.53)
  expect(adjusted(5, { amount: -6 }, 2)).toBeUndefined()
})

test('An address asks for words, filters and an order', () => {
  expect(questionIn(new URLSearchParams('q=bowl&sort=stock:DESC&status=hidden&stock=low&from=5'))).toEqual({
    filter: { $and: [{ status: false }, { stock: { $gt: 0, $lte: 5 } }, { price: { $gte: 5 } }] },
    sort: [{ fieldName: 'stock', order: 'DESC' }],
    search: { expression: 'bowl' },
  })
  expect(questionIn(new URLSearchParams('sort=nonsense&stock=constructor&from=-1'))).toEqual({
    filter: {},
    sort: [],
  })
})

describe('Columns', () => {
  test('are hidden, shown, moved and made wider, and the name stays first', () => {
    const hidden = withShown(usual, 'cost', false)
    expect(hidden.shown).not.toContain('cost')
    expect(withShown(hidden, 'cost', true)).toEqual(usual)
    expect(withShown(usual, 'name', false)).toBe(usual)
    expect(withMoved(usual, 'price', -1).shown.slice(0, 3)).toEqual(['name', 'price', 'sku'])
    expect(withMoved(usual, 'sku', -1)).toBe(usual)
    expect(columnsOf(withWidth(usual, 'sku', 5000)).find(({ id }) => id === 'sku')?.width).toBe(600)
  })

  test('are kept, and what was not kept by us is not taken', () => {
    const layout = withWidth(withShown(usual, 'weight', false), 'name', 300)
    expect(layoutIn(JSON.parse(JSON.stringify(layout)))).toEqual(layout)
    expect(layoutIn({ shown: ['sku', 'evil', 'sku'], widths: { sku: 1e9 } })).toEqual({
      shown: ['name', 'sku'],
      widths: {},
    })
    expect(layoutIn('nonsense')).toBe(usual)
  })
})
