import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import type { StoredChoice } from '../tables.ts'
import { trimmed } from '../writes/shared/input.ts'
import type { NewChoice, NewCustomization } from './input.ts'
import type { CustomizationState } from './view.ts'

/** Wire §4.10. */
const MOST_CHOICES = 1000

type Settings = Pick<CustomizationState, 'choices' | 'freeText'>

/** Settings by type: choices of options, a text of modifiers. @throws ApiError 400 with the wire's code */
export function settingsOf(input: NewCustomization): Settings {
  const { customizationType: type, customizationRenderType: rendered, choicesSettings, freeTextInput } = input
  if ((type === 'MODIFIER') !== (rendered === 'FREE_TEXT'))
    throw refused(
      'INVALID_CUSTOMIZATION_RENDER_TYPE',
      'An option must have TEXT_CHOICES or SWATCH_CHOICES. A modifier must have FREE_TEXT.',
    )
  if (rendered === 'FREE_TEXT') {
    if (choicesSettings) throw withoutChoices()
    if (!freeTextInput) throw missing('customization.freeTextInput')
    return { choices: [], freeText: freeTextOf(freeTextInput) }
  }
  if (freeTextInput)
    throw refused(
      'MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION',
      'An option has choices. Remove the free text settings.',
    )
  if (!choicesSettings) throw missing('customization.choicesSettings')
  return { choices: newChoices(rendered, choicesSettings.choices, []), freeText: null }
}

export function freeTextOf({
  title,
  minCharCount,
  maxCharCount,
}: NonNullable<NewCustomization['freeTextInput']>) {
  if (minCharCount > 0)
    throw refused(
      'INVALID_FREE_TEXT_SETTINGS',
      "A minimum length isn't supported. To require the text, make it mandatory on the product.",
    )
  return { title: trimmed(title, 'customization.freeTextInput.title'), maxCharCount }
}

/** Further choices beside those that are there. @throws ApiError 400 */
export function newChoices(
  rendered: CustomizationState['renderType'],
  wanted: readonly NewChoice[],
  there: readonly StoredChoice[],
): StoredChoice[] {
  if (rendered === 'FREE_TEXT') throw withoutChoices()
  const made = wanted.map((choice, index) => {
    const { choiceType = rendered === 'SWATCH_CHOICES' ? 'ONE_COLOR' : 'CHOICE_TEXT', colorCode } = choice
    if (choiceType !== (rendered === 'SWATCH_CHOICES' ? 'ONE_COLOR' : 'CHOICE_TEXT'))
      throw rule(
        `choices[${index}].choiceType`,
        'INVALID_CHOICE_TYPE',
        'must be ONE_COLOR for swatches and CHOICE_TEXT for texts',
      )
    if ((choiceType === 'ONE_COLOR') !== (colorCode !== undefined))
      throw rule(
        `choices[${index}].colorCode`,
        'INVALID_CHOICE_VALUE',
        choiceType === 'ONE_COLOR' ? 'must be set for a swatch' : 'is only for swatches',
      )
    const name = trimmed(choice.name, `choices[${index}].name`)
    return { id: choice.id ?? randomUUID(), name, ...(colorCode && { colorCode: colorCode.toLowerCase() }) }
  })
  checkChoices([...there, ...made])
  return made
}

/** @throws ApiError 400 where there are too many, or two of one name */
export function checkChoices(choices: readonly StoredChoice[]): void {
  if (choices.length > MOST_CHOICES)
    throw refused('CHOICES_LIMIT_EXCEEDED', `A customization can have at most ${MOST_CHOICES} choices.`, {
      limit: MOST_CHOICES,
    })
  const seen = new Set<string>()
  for (const { name } of choices) {
    const key = name.toLowerCase()
    if (seen.has(key))
      throw rule('choices', 'DUPLICATE_CHOICE_NAME', `must not repeat the choice ${JSON.stringify(name)}`)
    seen.add(key)
  }
}

export function withoutChoices() {
  return refused('DOESNT_SUPPORT_CHOICES', "A free text customization can't have choices.")
}

export function refused(code: string, description: string, data: Readonly<Record<string, unknown>> = {}) {
  return applicationError(400, code, description, data)
}

export function rule(field: string, ruleName: string, description: string) {
  return violations([{ field, description, violatedRule: 'OTHER', ruleName }])
}

function missing(field: string) {
  return violations([{ field, description: 'must be set', violatedRule: 'REQUIRED_FIELD' }])
}
