import type { Selectable } from 'kysely'
import type { CatalogTables } from '../tables.ts'

/** Wire §4.10. */
export function customizationView(state: CustomizationState, assignedProductsCount?: number) {
  const { id, name, customizationType, renderType, choices, freeText } = state
  return {
    ...{ id, revision: String(state.revision), key: name, name, customizationType },
    ...{ createdDate: state.createdAt.toISOString(), updatedDate: state.updatedAt.toISOString() },
    customizationRenderType: renderType,
    ...(freeText
      ? { freeTextInput: { minCharCount: 0, ...freeText, key: freeText.title } }
      : {
          choicesSettings: {
            choices: choices.map((choice) => ({
              ...choice,
              key: choice.name,
              choiceType: renderType === 'SWATCH_CHOICES' ? 'ONE_COLOR' : 'CHOICE_TEXT',
            })),
          },
        }),
    ...(assignedProductsCount !== undefined && { assignedProductsCount }),
  } as const
}

export type CustomizationState = Selectable<CatalogTables['customizations']>
