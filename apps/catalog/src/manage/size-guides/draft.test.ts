import { expect, test } from 'vitest'
import { emptyDraft, inputOf, pasted, textsOf } from './draft.ts'

const empty = emptyDraft(['Size', 'Chest'], { products: [], collections: [] })

test('Cells of a spreadsheet are put into the table from one cell on, with new rows and no new columns', () => {
  const rows = pasted(empty, { row: 2, column: 0 }, [
    ['L', ' 104 ', 'too much'],
    ['XL', '110'],
  ])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['S', ''],
    ['M', ''],
    ['L', '104'],
    ['XL', '110'],
  ])
})

test('Words are translated and measures are not, and translations of words that are gone go too', () => {
  const draft = {
    ...{ ...empty, name: 'Shirts', notes: 'Measure without shoes.' },
    translations: { de: { Chest: 'Brust', Waist: 'Taille', Shirts: ' ' }, es: { Chest: '' } },
  }
  const rows = [{ key: 'a', cells: ['One size', '88–92'] }]
  const texts = ['Shirts', 'Size', 'Chest', 'Measure without shoes.', 'One size']
  expect(textsOf({ ...draft, rows })).toEqual(texts)
  expect(inputOf(draft).translations).toEqual({ de: { Chest: 'Brust' } })
})
