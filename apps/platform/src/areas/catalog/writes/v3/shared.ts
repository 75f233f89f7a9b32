import { allCustomizations } from '../../customizations/read.ts'
import type { Edit } from '../../edits/edit.ts'
import { modifierId } from '../../ids.ts'
import type { StoredText } from '../../tables.ts'
import type { ProductChanges } from '../input.ts'
import type { ProductV3Changes } from './input.ts'
import { findSections } from './store.ts'
import { unknown } from './unknown.ts'

type Customizations = Awaited<ReturnType<typeof allCustomizations>>

/** Sections by their ids, in the words of catalog V1. */
export async function sectionsOf(
  { trx }: Edit,
  wanted: ProductV3Changes['infoSections'],
): Promise<ProductChanges['additionalInfoSections']> {
  if (!wanted) return undefined
  const names = wanted.flatMap(({ id, uniqueName }) => (id ? [] : (uniqueName ?? [])))
  const rows = names.length ? await findSections(trx, names) : []
  return wanted.map(({ id, uniqueName }, index) => {
    const known = id ?? rows.find((row) => row.uniqueName === uniqueName)?.id
    if (known) return { id: known, title: '', description: '' }
    throw unknown(
      `product.infoSections[${index}].uniqueName`,
      'is of no info section of this shop: make it first',
    )
  })
}

/** Customizations, where the changes name one by its id alone. */
export async function customizationsFor(
  { trx }: Edit,
  { options = [], modifiers = [] }: ProductV3Changes,
): Promise<Customizations> {
  const byId =
    modifiers.some(({ freeTextSettings }) => !freeTextSettings) ||
    options.some(
      ({ name, choicesSettings }) => !name || choicesSettings.choices.some((choice) => !choice.name),
    )
  return byId ? allCustomizations(trx) : []
}

/** Options in the words of catalog V1. */
export function optionsOf(
  wanted: ProductV3Changes['options'],
  known: Customizations,
): ProductChanges['productOptions'] {
  return wanted?.map(({ id, name, optionRenderType, choicesSettings }, index) => {
    const field = `product.options[${index}]`
    const same = known.find(
      ({ state }) => state.customizationType === 'PRODUCT_OPTION' && state.id === id,
    )?.state
    const called = name ?? same?.name
    if (!called) throw unknown(`${field}.id`, 'is no option of this shop')
    const rendered = optionRenderType ?? same?.renderType
    const choices = choicesSettings.choices.map((choice, place) => {
      const description = choice.name ?? same?.choices.find((each) => each.id === choice.choiceId)?.name
      if (!description)
        throw unknown(`${field}.choicesSettings.choices[${place}].choiceId`, 'is no choice of this option')
      const value = choice.colorCode ?? same?.choices.find((each) => each.name === description)?.colorCode
      return { description, ...(value && { value }) }
    })
    const swatches =
      rendered === 'SWATCH_CHOICES' || choicesSettings.choices.some(({ colorCode }) => colorCode)
    return { name: called, optionType: swatches ? 'color' : 'drop_down', choices }
  })
}

/** Texts that shoppers write. */
export function textsOf(
  wanted: ProductV3Changes['modifiers'],
  known: Customizations,
): StoredText[] | undefined {
  return wanted?.map(({ id, mandatory, freeTextSettings }, index) => {
    const same = known.find(({ state }) => state.freeText && state.id === id)?.state
    const title = freeTextSettings?.title ?? same?.freeText?.title
    const maxLength = freeTextSettings?.maxCharCount ?? same?.freeText?.maxCharCount
    if (!title || !maxLength) throw unknown(`product.modifiers[${index}].id`, 'is no modifier of this shop')
    const kept = id && same && id !== modifierId(title) ? { id } : {}
    return { ...kept, title, maxLength, mandatory }
  })
}
