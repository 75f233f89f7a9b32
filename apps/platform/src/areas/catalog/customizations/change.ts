import { randomUUID } from 'node:crypto'
import { applicationError } from '../../../base/errors.ts'
import { checkRevision } from '../../../base/input/revision.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Edit } from '../edits/edit.ts'
import { choiceId, modifierId, optionId } from '../ids.ts'
import type { StoredChoice } from '../tables.ts'
import { trimmed } from '../writes/shared/input.ts'
import { followCustomization } from './follow.ts'
import type { CustomizationChanges, NewCustomization } from './input.ts'
import { allCustomizations } from './read.ts'
import { checkChoices, freeTextOf, rule, settingsOf, withoutChoices } from './rules.ts'
import { customizationTaken, insertCustomization, removeCustomization, saveCustomization } from './state.ts'
import { insertUnlessThere, isIdTaken, lockRevision, lockRow } from './store/rows.ts'
import type { UsedChoice } from './store/used.ts'
import type { CustomizationState } from './view.ts'

/** Locked customization, and the choices in use by products. */
export interface Locked {
  readonly state: CustomizationState
  readonly assigned: number
  readonly used: readonly UsedChoice[]
}

/** @throws ApiError 400 for settings that do not go together, and 409 where another has the name */
export async function createCustomization(edit: Edit, input: NewCustomization): Promise<string> {
  const { date } = edit
  const { customizationType, customizationRenderType: renderType } = input
  const name = trimmed(input.name, 'customization.name')
  const settings = settingsOf(input)
  const key = settings.freeText?.title ?? name
  const first = customizationType === 'PRODUCT_OPTION' ? optionId(key) : modifierId(key)
  await checkNames(edit, { id: '', customizationType, name, freeText: settings.freeText })
  const taken = await isIdTaken(edit.trx, first)
  const row: CustomizationState = {
    ...{ id: taken ? randomUUID() : first, name, customizationType, renderType, ...settings },
    choices: withIds(name, settings.choices, []),
    ...{ revision: 1, createdAt: date, updatedAt: date },
  }
  if (await insertCustomization(edit, row)) return row.id
  throw customizationTaken(name)
}

/** Products that have it follow. @throws ApiError 404, and 409 where it was changed meanwhile or another has the name */
export async function updateCustomization(edit: Edit, input: CustomizationChanges): Promise<void> {
  const { state } = await lockCustomization(edit, input.id)
  checkRevision(state.revision, input.revision)
  if (input.freeTextInput && !state.freeText)
    throw applicationError(
      400,
      'DOESNT_SUPPORT_FREE_TEXT',
      'An option has choices. Remove the free text settings.',
    )
  const name = input.name === undefined ? state.name : trimmed(input.name, 'customization.name')
  const { title, minCharCount = 0, maxCharCount } = input.freeTextInput ?? {}
  const freeText =
    state.freeText &&
    freeTextOf({
      ...{ title: title ?? state.freeText.title, minCharCount },
      maxCharCount: maxCharCount ?? state.freeText.maxCharCount,
    })
  await change(edit, state, { ...state, name, freeText })
}

/** @throws ApiError 409 where products have it */
export async function deleteCustomization(edit: Edit, id: string): Promise<void> {
  const { state, assigned } = await lockCustomization(edit, id)
  if (assigned > 0)
    throw applicationError(
      409,
      'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT',
      `${JSON.stringify(state.name)} is used by ${assigned} products. Remove it from them first.`,
      { assignedProductsCount: assigned },
    )
  await removeCustomization(edit, state)
}

/** The choices as `how` makes them of those that are there; products that have them follow. */
export async function changeChoices(
  edit: Edit,
  { id, revision }: { readonly id: string; readonly revision?: number | undefined },
  how: (locked: Locked) => readonly StoredChoice[],
): Promise<string> {
  const locked = await lockCustomization(edit, id)
  const { state } = locked
  checkRevision(state.revision, revision)
  if (state.freeText) throw withoutChoices()
  const choices = withIds(state.name, how(locked), state.choices)
  checkChoices(choices)
  const there = new Set(choices.map((choice) => choice.id))
  const gone = state.choices.filter((choice) => !there.has(choice.id)).map(({ name }) => name)
  const kept = locked.used.find(({ choice }) => gone.includes(choice))
  if (kept)
    throw applicationError(
      409,
      'CHOICE_ASSIGNED_TO_PRODUCT',
      `Products use ${JSON.stringify(kept.choice)}. Remove it from them first.`,
      { name: kept.choice },
    )
  if (choices.length === 0)
    throw rule('choices', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES', 'must leave at least one choice')
  await change(edit, state, { ...state, choices })
  return state.id
}

async function change(edit: Edit, before: CustomizationState, wanted: CustomizationState): Promise<void> {
  await checkNames(edit, wanted)
  const after = await saveCustomization(edit, before, wanted)
  await followCustomization(edit, before, after)
}

/** A name that products have without anybody having made it a customization is taken too. */
async function checkNames(
  edit: Edit,
  wanted: Pick<CustomizationState, 'id' | 'customizationType' | 'name' | 'freeText'>,
): Promise<void> {
  for (const { state } of await allCustomizations(edit.trx)) {
    if (state.id === wanted.id || state.customizationType !== wanted.customizationType) continue
    if (state.name === wanted.name) throw customizationTaken(wanted.name)
    if (wanted.freeText && state.freeText?.title === wanted.freeText.title)
      throw customizationTaken(wanted.freeText.title)
  }
}

/** Ids follow from the names as long as no other choice has kept that id. */
function withIds(
  name: string,
  choices: readonly StoredChoice[],
  there: readonly StoredChoice[],
): StoredChoice[] {
  const known = new Set(there.map(({ id }) => id))
  return choices.map((choice) => {
    if (known.has(choice.id)) return choice
    const id = choiceId(name, choice.name)
    return { ...choice, id: known.has(id) ? randomUUID() : id }
  })
}

/** Locks a customization. One that only products have gets a row, by which nothing visible changes. @throws ApiError 404 */
async function lockCustomization(edit: Edit, id: string): Promise<Locked> {
  const { trx } = edit
  const wanted = id.toLowerCase()
  if (isUuid(id)) {
    await lockRow(trx, wanted)
    const found = (await allCustomizations(trx)).find(({ state }) => state.id === wanted)
    if (found) {
      const { state } = found
      await insertUnlessThere(trx, state)
      // Another transaction that made it a row at the same time may have changed it since.
      const revision = await lockRevision(trx, wanted)
      return revision === Number(state.revision) ? found : lockCustomization(edit, id)
    }
  }
  throw applicationError(404, 'CUSTOMIZATION_NOT_FOUND', `Customization ${JSON.stringify(id)} not found.`)
}
