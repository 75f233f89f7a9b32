import type { Product } from '@galleria/platform-client/products'
import { expect, test } from 'vitest'
import { aProduct, aShirt } from '../samples.ts'
import {
  availableChoices,
  missingOptions,
  parseSelection,
  type Selection,
  selectedVariant,
  withChoice,
} from './selection.ts'

const shirt = aShirt()
const parse = (search: string) => parseSelection(shirt, new URLSearchParams(search))

function isAvailable(product: Product, selection: Selection, name: string, choice: string): boolean {
  const option = product.productOptions.find((each) => each.name === name)
  return option !== undefined && availableChoices(product, selection, option).has(choice)
}

test('The URL chooses; unknown options and choices are not chosen', () => {
  expect(parse('Color=Sand&Size=M')).toEqual({ Color: 'Sand', Size: 'M' })
  expect(parse('Color=Mauve&Weight=1&Size=M')).toEqual({ Size: 'M' })
})

test('The first variant that can be bought completes what the URL leaves open', () => {
  expect(parse('')).toEqual({ Color: 'Sand', Size: 'S' })
  expect(parse('Color=Mauve&Size=S')).toEqual({ Color: 'Sand', Size: 'S' })
  const inkOnly = { ...shirt, variants: shirt.variants.toReversed() }
  expect(parseSelection(inkOnly, new URLSearchParams())).toEqual({ Color: 'Sand', Size: 'S' })
})

test('A choice without any variant for sale stays alone, for the shopper to complete', () => {
  expect(parse('Color=Ink')).toEqual({ Color: 'Ink' })
  const soldOut = { ...shirt, variants: shirt.variants.slice(1) }
  expect(parseSelection(soldOut, new URLSearchParams())).toEqual({})
})

test('A hidden choice is never preselected', () => {
  const [color, size] = shirt.productOptions
  if (!color || !size) throw new Error('The shirt has colors and sizes')
  const choices = color.choices.map((each) => ({ ...each, visible: each.description !== 'Sand' }))
  const hidden = { ...shirt, productOptions: [{ ...color, choices }, size] }
  expect(parseSelection(hidden, new URLSearchParams())).toEqual({ Color: 'Ink' })
})

test('An option with one choice is chosen without asking', () => {
  const [, size] = shirt.productOptions
  if (!size) throw new Error('The shirt has sizes')
  const stock = { trackInventory: false, inventoryStatus: 'OUT_OF_STOCK' as const }
  const one = aProduct({ stock, productOptions: [{ ...size, choices: size.choices.slice(0, 1) }] })
  expect(parseSelection(one, new URLSearchParams())).toEqual({ Size: 'S' })
})

test('A choice changes its own parameter, and writes down the others that were shown', () => {
  const search = new URLSearchParams('Color=Sand&utm=x')
  expect(withChoice(shirt, search, 'Color', 'Ink').toString()).toBe('Color=Ink&utm=x&Size=S')
})

test('A choice replaces one in the URL that the product does not have by the one that was shown', () => {
  const search = new URLSearchParams('Color=Mauve&Size=S')
  expect(withChoice(shirt, search, 'Size', 'M').toString()).toBe('Color=Sand&Size=M')
})

test('Options still to be chosen are named in order', () => {
  expect(missingOptions(shirt, {})).toEqual(['Color', 'Size'])
  expect(missingOptions(shirt, { Color: 'Ink' })).toEqual(['Size'])
})

test('Only a complete selection is a variant', () => {
  expect(selectedVariant(shirt, { Color: 'Sand' })).toBeUndefined()
  expect(selectedVariant(shirt, { Color: 'Sand', Size: 'M' })?.id).toBe('Sand-M')
})

test('A choice is available while any variant that agrees with the rest is in stock', () => {
  expect(isAvailable(shirt, {}, 'Color', 'Sand')).toBe(true)
  expect(isAvailable(shirt, {}, 'Color', 'Ink')).toBe(false)
  expect(isAvailable(shirt, { Size: 'M' }, 'Color', 'Sand')).toBe(false)
  expect(isAvailable(shirt, { Color: 'Ink', Size: 'M' }, 'Color', 'Sand')).toBe(false)
})

test('Without managed variants the choice itself says whether it is in stock', () => {
  const mug = aProduct({
    productOptions: [
      {
        optionType: 'drop_down',
        name: 'Glaze',
        choices: [
          { value: 'ash', description: 'Ash' },
          { value: 'tea', description: 'Tea', inStock: false },
        ],
      },
    ],
  })
  expect(parseSelection(mug, new URLSearchParams())).toEqual({ Glaze: 'Ash' })
  expect(isAvailable(mug, {}, 'Glaze', 'Ash')).toBe(true)
  expect(isAvailable(mug, {}, 'Glaze', 'Tea')).toBe(false)
  expect(isAvailable(mug, {}, 'Glaze', 'Moss')).toBe(false)
})
