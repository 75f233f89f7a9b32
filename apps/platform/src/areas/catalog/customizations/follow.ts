import type { Edit } from '../edits/edit.ts'
import type { StoredChoice, StoredOption } from '../tables.ts'
import { saveProducts } from '../writes/products/save.ts'
import type { ProductState } from '../writes/products/state.ts'
import { lockProducts } from '../writes/products/store/lock.ts'
import { findProductsHaving } from './store/rows.ts'
import type { CustomizationState } from './view.ts'

/** Products of one statement, where a customization changes that many have. */
const BATCH = 500

/** Products know a customization by its names: those that have it are called, colored and limited as it is now. */
export async function followCustomization(
  edit: Edit,
  before: CustomizationState,
  after: CustomizationState,
): Promise<void> {
  const changes = after.freeText ? followText(before, after) : followOption(before, after)
  if (!changes) return
  const [key, named] = changes.of
  const ids = await findProductsHaving(edit.trx, key, named)
  for (let at = 0; at < ids.length; at += BATCH) {
    const products = await lockProducts(edit.trx, ids.slice(at, at + BATCH))
    await saveProducts(
      edit,
      [...products.values()].map((product) => ({ before: product, after: changes.change(product) })),
    )
  }
}

interface Following {
  readonly of: readonly [column: string, having: object]
  change(product: ProductState): ProductState
}

function followText(before: CustomizationState, after: CustomizationState): Following | undefined {
  const [old, now] = [before.freeText, after.freeText]
  if (!old || !now || (old.title === now.title && old.maxCharCount === now.maxCharCount)) return undefined
  return {
    of: ['custom_text_fields', { title: old.title }],
    change: (product) => ({
      ...product,
      customTextFields: product.customTextFields.map((field) =>
        field.title === old.title
          ? { ...field, id: after.id, title: now.title, maxLength: now.maxCharCount }
          : field,
      ),
    }),
  }
}

function followOption(before: CustomizationState, after: CustomizationState): Following | undefined {
  const now = new Map(after.choices.map((choice) => [choice.id, choice]))
  const changed = new Map<string, StoredChoice>()
  for (const old of before.choices) {
    const choice = now.get(old.id)
    if (choice && (choice.name !== old.name || choice.colorCode !== old.colorCode))
      changed.set(old.name, choice)
  }
  if (before.name === after.name && changed.size === 0) return undefined
  const choicesOf = ({ choices, optionType }: StoredOption) =>
    choices.map((choice) => {
      const to = changed.get(choice.description)
      if (!to) return choice
      const value = optionType === 'color' && to.colorCode ? to.colorCode : to.name
      return { ...choice, id: to.id, description: to.name, value }
    })
  return {
    of: ['options', { name: before.name }],
    change: (product) => ({
      ...product,
      options: product.options.map((option) =>
        option.name === before.name
          ? { ...option, id: after.id, name: after.name, choices: choicesOf(option) }
          : option,
      ),
      variants: product.variants.map((variant) => {
        const choice = variant.choices[before.name]
        if (choice === undefined) return variant
        const choices = Object.fromEntries(
          Object.entries(variant.choices).map(([name, value]) =>
            name === before.name ? [after.name, changed.get(value)?.name ?? value] : [name, value],
          ),
        )
        return { ...variant, choices }
      }),
    }),
  }
}
