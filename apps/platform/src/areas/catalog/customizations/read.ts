import type { Db } from '../../../data/database.ts'
import { modifierId, optionId } from '../ids.ts'
import type { SearchedCatalog } from '../search/engine.ts'
import { findCustomizations } from './store/rows.ts'
import { choicesOnShow, type UsedChoice, usedChoices, usedTexts } from './store/used.ts'
import { type CustomizationState, customizationView } from './view.ts'

export type Customization = ReturnType<typeof customizationView>

/**
 * Customizations that were made, and those that only products have; of both all the choices that products have. With `shown` as
 * visitors see them.
 */
export async function readCustomizations(db: Db, shown?: SearchedCatalog): Promise<Customization[]> {
  const all = await allCustomizations(db, shown)
  return all.map(({ state, assigned }) => customizationView(state, assigned))
}

interface Assigned {
  readonly state: CustomizationState
  /** Products that have it. */
  readonly assigned: number
  readonly used: readonly UsedChoice[]
}

export async function allCustomizations(db: Db, shown?: SearchedCatalog): Promise<Assigned[]> {
  const [made, options, texts] = await Promise.all([
    findCustomizations(db),
    shown ? choicesOnShow(db, shown) : usedChoices(db),
    usedTexts(db, { hidden: !shown }),
  ])
  const taken = new Set<string>()
  const known = made.map((state): Assigned => {
    const isOption = state.customizationType === 'PRODUCT_OPTION'
    const name = isOption ? state.name : (state.freeText?.title ?? state.name)
    taken.add(`${state.customizationType} ${name}`)
    const used = isOption ? (options.get(name) ?? []) : []
    const assigned = isOption ? (used[0]?.products ?? 0) : (texts.get(name)?.assigned ?? 0)
    return { state: { ...state, choices: withUsed(state, used) }, assigned, used }
  })
  const found = [...options]
    .filter(([name]) => !taken.has(`PRODUCT_OPTION ${name}`))
    .map(([name, used]): Assigned => {
      const state = inferredOption(name, used)
      return { state, assigned: used[0]?.products ?? 0, used }
    })
  const asked = [...texts.values()]
    .filter(({ title }) => !taken.has(`MODIFIER ${title}`))
    .map(
      ({ title, most, assigned, since, changed }): Assigned => ({
        state: {
          ...{ id: modifierId(title), name: title, customizationType: 'MODIFIER', renderType: 'FREE_TEXT' },
          ...{ choices: [], freeText: { title, maxCharCount: most } },
          ...{ revision: 1, createdAt: since, updatedAt: changed },
        },
        ...{ assigned, used: [] },
      }),
    )
  return [...known, ...found, ...asked]
}

function inferredOption(name: string, used: readonly UsedChoice[]): CustomizationState {
  const isColor = used.some(({ color }) => color)
  const dates = used.map(({ since, changed }) => ({ since, changed }))
  const state: CustomizationState = {
    id: used.find((each) => each.optionId)?.optionId ?? optionId(name),
    ...{ name, customizationType: 'PRODUCT_OPTION', choices: [], freeText: null },
    renderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    revision: 1,
    createdAt: new Date(Math.min(...dates.map(({ since }) => since.getTime()))),
    updatedAt: new Date(Math.max(...dates.map(({ changed }) => changed.getTime()))),
  }
  return { ...state, choices: withUsed(state, used) }
}

/** Products may have a choice that nobody put on the list: it is one all the same. */
function withUsed({ choices, renderType }: CustomizationState, used: readonly UsedChoice[]) {
  const names = new Set(choices.map(({ name }) => name))
  return [
    ...choices,
    ...used
      .filter(({ choice }) => !names.has(choice))
      .map(({ id, choice, color }) => ({
        ...{ id, name: choice },
        ...(renderType === 'SWATCH_CHOICES' && { colorCode: color ?? '#808080' }),
      })),
  ]
}
