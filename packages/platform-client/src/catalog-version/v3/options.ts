import type { Modifier, ProductOptionV3 } from '../../entities/catalog-v3/option.ts'
import type { VariantV3 } from '../../entities/catalog-v3/variant.ts'
import type { MediaItem, Product, ProductOption } from '../../schemas/product.ts'

/** Name by which variants and requests call an option or a choice. */
export const keyOf = ({ key, name }: { key?: string | undefined; name?: string | null | undefined }) =>
  key ?? name ?? ''

const translated = <Name extends string>(name: Name, own: string, shown: string | null | undefined) =>
  (shown && shown !== own ? { [name]: shown } : {}) as { [Each in Name]?: string }

/** Option of catalog V1: what selections name is the key, and the name is for shoppers. */
export function optionOf(option: ProductOptionV3, media: readonly MediaItem[]): ProductOption {
  const name = keyOf(option)
  const isColor = option.optionRenderType === 'SWATCH_CHOICES'
  return {
    optionType: isColor ? 'color' : 'drop_down',
    name,
    ...translated('translatedName', name, option.name),
    choices: (option.choicesSettings?.choices ?? []).map((choice) => {
      const description = keyOf(choice)
      const ids = new Set(choice.media?.items?.map(({ mediaId }) => mediaId))
      const items = media.filter(({ id }) => ids.has(id))
      return {
        value: choice.colorCode ?? description,
        description,
        ...translated('translatedDescription', description, choice.name),
        inStock: choice.inStock ?? true,
        visible: choice.visible ?? true,
        ...(items[0] && { media: { mainMedia: items[0], items } }),
      }
    }),
  }
}

/** Choices of a variant by option, in the keys that selections name. */
export function choicesOf(
  options: readonly ProductOptionV3[],
  { choices = [] }: Pick<VariantV3, 'choices'>,
): Record<string, string> {
  return Object.fromEntries(
    choices.flatMap(({ optionChoiceIds: ids, optionChoiceNames: names }) => {
      const option = options.find(({ id }) => id === ids?.optionId)
      const choice = option?.choicesSettings?.choices?.find(({ choiceId }) => choiceId === ids?.choiceId)
      if (option && choice) return [[keyOf(option), keyOf(choice)]]
      return names ? [[names.optionName, names.choiceName]] : []
    }),
  )
}

/** Texts that a buyer fills in; other modifiers have no counterpart in catalog V1. */
export function textsOf(modifiers: readonly Modifier[] = []): NonNullable<Product['customTextFields']> {
  return modifiers.flatMap((modifier) => {
    const { freeTextSettings: text, mandatory } = modifier
    if (!text) return []
    const title = text.key ?? text.title ?? keyOf(modifier)
    return {
      title,
      ...translated('translatedTitle', title, text.title ?? modifier.name),
      maxLength: text.maxCharCount ?? 500,
      mandatory: mandatory ?? false,
    }
  })
}
