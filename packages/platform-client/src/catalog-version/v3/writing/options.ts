import type { ProductV3Changes } from '../../../calls/catalog/catalog-products-v3.ts'
import type { ProductChanges } from '../../../calls/catalog/catalog-writes.ts'
import type { ProductV3 } from '../../../entities/catalog-v3/product.ts'
import { keyOf } from '../options.ts'

type Wanted = NonNullable<ProductChanges['productOptions']>
type Written = NonNullable<ProductV3Changes['options']>

/** Ids of the media that a choice shows. */
export type Shown = (option: string, choice: string) => readonly string[]

/** Media that the choices of a product show now. */
export function shownBy({ options = [] }: ProductV3): Shown {
  return (name, description) =>
    options
      .find((option) => keyOf(option) === name)
      ?.choicesSettings?.choices?.find((choice) => keyOf(choice) === description)
      ?.media?.items?.flatMap(({ mediaId }) => mediaId ?? []) ?? []
}

/** Options of a product in the words of catalog V1. */
export function wantedOf({ options = [] }: ProductV3): Wanted {
  return options.map((option) => ({
    name: keyOf(option),
    optionType: option.optionRenderType === 'SWATCH_CHOICES' ? 'color' : 'drop_down',
    choices: (option.choicesSettings?.choices ?? []).map((choice) => ({
      ...(choice.colorCode && { value: choice.colorCode }),
      description: keyOf(choice),
    })),
  }))
}

/** Options as catalog V3 takes them: those that are there keep their ids. */
export function optionsOf(product: ProductV3, wanted: Wanted, shown: Shown): Written {
  const had = shownBy(product)
  return wanted.map(({ name, optionType, choices }) => {
    const known = product.options?.find((option) => keyOf(option) === name)
    const isColor = optionType === 'color'
    return {
      ...(known?.id && { id: known.id }),
      name,
      optionRenderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choicesSettings: {
        choices: choices.map(({ value, description }) => {
          const same = known?.choicesSettings?.choices?.find((choice) => keyOf(choice) === description)
          const colorCode = isColor ? (value ?? same?.colorCode) : undefined
          const items = shown(name, description).map((mediaId) => ({ mediaId }))
          const isShown = items.length > 0 || had(name, description).length > 0
          return {
            ...(same?.choiceId && { choiceId: same.choiceId }),
            name: description,
            choiceType: colorCode ? 'ONE_COLOR' : 'CHOICE_TEXT',
            ...(colorCode && { colorCode }),
            ...(isShown && { media: { items } }),
          }
        }),
      },
    }
  })
}

/** Each combination of choices. */
export function combinationsOf(wanted: Wanted): Record<string, string>[] {
  return wanted.reduce<Record<string, string>[]>(
    (all, { name, choices }) =>
      all.flatMap((made) => choices.map(({ description }) => ({ ...made, [name]: description }))),
    [{}],
  )
}
