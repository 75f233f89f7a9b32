import { masked } from '../../../base/input/mask.ts'
import type { StoredChoice } from '../tables.ts'
import { trimmed } from '../writes/shared/input.ts'
import type { Locked } from './change.ts'
import type { ChoiceChanges, NewChoice } from './input.ts'
import { newChoices, refused, rule } from './rules.ts'

interface ChoicesInput<Choice> {
  readonly choices: readonly Choice[]
}

/** Appends choices to the existing ones. */
export function appended({ state }: Locked, { choices }: ChoicesInput<NewChoice>): StoredChoice[] {
  return [...state.choices, ...newChoices(state.renderType, choices.map(unknown), state.choices)]
}

/** Replaces all choices: one of the same id or name keeps its identity, with the given name and color. */
export function withSet({ state }: Locked, { choices }: ChoicesInput<NewChoice>): StoredChoice[] {
  const made = newChoices(state.renderType, choices, [])
  return made.map((choice, index) => {
    const given = choices[index]?.id?.toLowerCase()
    const same = given
      ? state.choices.find(({ id }) => id === given)
      : state.choices.find(({ name }) => name === choice.name)
    if (given && !same) throw choiceNotFound(given)
    return same ? { ...choice, id: same.id } : choice
  })
}

/** Each by its id, as far as its field mask goes. */
export function withChanged(
  { state }: Locked,
  {
    choices,
  }: ChoicesInput<{ readonly choice: ChoiceChanges; readonly fieldMask?: readonly string[] | undefined }>,
): StoredChoice[] {
  const changed = new Map(state.choices.map((choice) => [choice.id, choice]))
  for (const [index, { choice, fieldMask }] of choices.entries()) {
    const old = changed.get(choice.id.toLowerCase())
    if (!old) throw choiceNotFound(choice.id)
    const { name, colorCode } = choice
    if (colorCode && state.renderType !== 'SWATCH_CHOICES')
      throw rule(`choices[${index}].choice.colorCode`, 'UNSUPPORTED_CHOICE_FIELD', 'is only for swatches')
    changed.set(old.id, {
      ...old,
      ...(name !== undefined &&
        masked(fieldMask, 'name') && { name: trimmed(name, `choices[${index}].choice.name`) }),
      ...(colorCode && masked(fieldMask, 'colorCode') && { colorCode: colorCode.toLowerCase() }),
    })
  }
  return [...changed.values()]
}

export function without({ state }: Locked, { choiceIds }: { readonly choiceIds: readonly string[] }) {
  const gone = existingIds(state.choices, choiceIds)
  return state.choices.filter(({ id }) => !gone.includes(id))
}

/** Choices that are not named come behind, in their former order. */
export function withOrder({ state }: Locked, { choiceIds }: { readonly choiceIds: readonly string[] }) {
  const order = existingIds(state.choices, choiceIds)
  const place = ({ id }: StoredChoice) => (order.includes(id) ? order.indexOf(id) : order.length)
  return state.choices.toSorted((a, b) => place(a) - place(b))
}

function existingIds(choices: readonly StoredChoice[], ids: readonly string[]): string[] {
  return ids.map((wanted) => {
    const id = wanted.toLowerCase()
    if (choices.some((choice) => choice.id === id)) return id
    throw choiceNotFound(wanted)
  })
}

/** Ids are given by the shop. */
const unknown = ({ id: _, ...choice }: NewChoice): NewChoice => choice

function choiceNotFound(id: string) {
  return refused('CHOICE_NOT_FOUND', `The customization has no choice ${JSON.stringify(id)}.`, {
    choiceId: id,
  })
}
