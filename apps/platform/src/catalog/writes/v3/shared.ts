import { violations } from '../../../errors.ts'
import { allCustomizations } from '../../customizations/read.ts'
import type { Edit } from '../../edits/edit.ts'
import { modifierId } from '../../ids.ts'
import type { StoredText } from '../../tables.ts'
import type { ProductChanges } from '../input.ts'
import { type NamedTable, namedId } from '../named.ts'
import type { ProductV3Changes } from './input.ts'

type Customizations = Awaited<ReturnType<typeof allCustomizations>>

/** Brand or ribbon by id, or by a name that is made where there is none; undefined where nothing is said of it. */
export async function namedOf(
  edit: Edit,
  table: NamedTable,
  wanted: ProductV3Changes['brand'],
  field = `product.${table === 'brands' ? 'brand' : 'ribbon'}`,
): Promise<string | null | undefined> {
  if (wanted === undefined) return undefined
  if (!wanted?.id) return namedId(edit, table, wanted?.name ?? null)
  const row = await edit.trx.selectFrom(table).select('id').where('id', '=', wanted.id).executeTakeFirst()
  if (row) return row.id
  throw unknown(`${field}.id`, `is no ${table.slice(0, -1)} of this shop`)
}

/** Sections by their ids, in the words of catalogue V1. */
export async function sectionsOf(
  { trx }: Edit,
  wanted: ProductV3Changes['infoSections'],
): Promise<ProductChanges['additionalInfoSections']> {
  if (!wanted) return undefined
  const names = wanted.flatMap(({ id, uniqueName }) => (id ? [] : (uniqueName ?? [])))
  const rows = names.length
    ? await trx
        .selectFrom('infoSections')
        .select(['id', 'uniqueName'])
        .where('uniqueName', 'in', names)
        .execute()
    : []
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

/** Options in the words of catalogue V1. */
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

export function unknown(field: string, description: string) {
  return violations([{ field, description, violatedRule: 'VALIDATION' }])
}
