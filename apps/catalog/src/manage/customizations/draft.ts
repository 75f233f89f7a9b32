import type { Customization, NewCustomization } from '@galleria/platform-client/catalog-customizations'

export interface ChoiceDraft {
  /** For as long as it is written; of one that there is, its id. */
  readonly key: string
  readonly id?: string
  readonly name: string
  /** `#1a2b3c`; of colors alone. */
  readonly color: string
}

const kinds = ['TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT'] as const
/** How a customization is shown. */
export type Kind = (typeof kinds)[number]

export interface CustomizationDraft {
  readonly name: string
  readonly kind: Kind
  readonly choices: readonly ChoiceDraft[]
  /** Question put to shoppers, and the number of characters they may write. */
  readonly title: string
  readonly most: string
}

/** A color that nobody chose yet. */
const GREY = '#888888'

export const newChoice = (): ChoiceDraft => ({ key: crypto.randomUUID(), name: '', color: GREY })

export const kindOf = ({ customizationRenderType }: Pick<Customization, 'customizationRenderType'>): Kind =>
  kinds.find((kind) => kind === customizationRenderType) ?? 'TEXT_CHOICES'

export function draftOf(one: Customization): CustomizationDraft {
  return {
    name: one.name,
    kind: kindOf(one),
    choices: (one.choicesSettings?.choices ?? []).map(({ id = '', name = '', colorCode }) => ({
      ...{ key: id, id, name, color: colorCode ?? GREY },
    })),
    title: one.freeTextInput?.title ?? '',
    most: String(one.freeTextInput?.maxCharCount ?? ''),
  }
}

/** Choices in the platform's format, in order; those with an id keep their identity. */
export const choicesOf = ({ kind, choices }: Pick<CustomizationDraft, 'kind' | 'choices'>) =>
  choices.map(({ id, name, color }) => ({
    ...(id && { id }),
    name: name.trim(),
    ...(kind === 'SWATCH_CHOICES' && { colorCode: color }),
  }))

export const freeTextOf = ({ title, most }: Pick<CustomizationDraft, 'title' | 'most'>) => ({
  title: title.trim(),
  maxCharCount: Number(most),
})

export function newCustomizationOf(draft: CustomizationDraft): NewCustomization {
  const name = draft.name.trim()
  if (draft.kind === 'FREE_TEXT')
    return {
      ...{ name, customizationType: 'MODIFIER', customizationRenderType: draft.kind },
      freeTextInput: freeTextOf(draft),
    }
  return {
    ...{ name, customizationType: 'PRODUCT_OPTION', customizationRenderType: draft.kind },
    choicesSettings: { choices: choicesOf(draft) },
  }
}

/** A text needs a number of characters that the platform takes. */
export const isCount = (most: string): boolean =>
  /^\d{1,3}$/.test(most.trim()) && Number(most) >= 1 && Number(most) <= 500
