import type { Dictionary } from '../../data/translations/dictionary.ts'
import { toldWindowText } from '../../domain/delivery-time.ts'
import type { ObjectPlan, Plan } from './plan.ts'

type Fields = Record<string, unknown>

/** Language that an answer is translated into. */
interface Language {
  readonly tag: string
  readonly dictionary: Dictionary
}

/** Translates an answer in place; lists each field without a translation at the nearest entity that has `untranslated`. */
export function translate(plan: Plan, value: unknown, language: Language): Translation {
  if (value === null || value === undefined || value === '') return { value, isWhole: true }
  switch (plan.kind) {
    case 'content': {
      const translation = typeof value === 'string' ? language.dictionary.get(value) : undefined
      return { value: translation ?? value, isWhole: translation !== undefined || !plan.isListed }
    }
    case 'list':
      return each(value as unknown[], (item) => translate(plan.item, item, language))
    case 'values':
      return translateFields(
        value as Fields,
        Object.keys(value as Fields).map((name) => [name, plan.item]),
        language,
      )
    case 'either':
      return plan.plans.reduce<Translation>((done, one) => both(done, translate(one, done.value, language)), {
        value,
        isWhole: true,
      })
    case 'object':
      return translateObject(plan, value as Fields, language)
  }
}

interface Translation {
  readonly value: unknown
  /** Nothing in it was left as it was, or the entity says itself what was. */
  readonly isWhole: boolean
}

function both(one: Translation, other: Translation): Translation {
  return { value: other.value, isWhole: one.isWhole && other.isWhole }
}

function each(items: unknown[], work: (item: unknown) => Translation): Translation {
  let isWhole = true
  for (const [index, item] of items.entries()) {
    const done = work(item)
    items[index] = done.value
    isWhole &&= done.isWhole
  }
  return { value: items, isWhole }
}

function translateFields(
  value: Fields,
  fields: ObjectPlan['fields'],
  language: Language,
): Translation & { readonly left: string[] } {
  const left: string[] = []
  for (const [name, plan] of fields) {
    const done = translate(plan, value[name], language)
    if (done.value !== undefined) value[name] = done.value
    if (!done.isWhole) left.push(name)
  }
  return { value, isWhole: left.length === 0, left }
}

function translateObject(plan: ObjectPlan, value: Fields, language: Language): Translation {
  if (plan.isText) return translateText(value, language)
  for (const [field, translation] of plan.beside) {
    const text = language.dictionary.get(String(value[field]))
    if (text === undefined) delete value[translation]
    else value[translation] = text
  }
  const written = writtenByBuyer(value)
  const { left } = translateFields(value, plan.fields, language)
  if (plan.hasWindow) tellWindow(value, language)
  for (const [line, text] of written) line.plainText = text
  if (!plan.listsUntranslated) return { value, isWhole: left.length === 0 }
  if (left.length > 0) value.untranslated = left
  return { value, isWhole: true }
}

/** Words of a window are made anew: they are no text of the merchant's, so no dictionary has them. */
function tellWindow(value: Fields, { tag }: Language): void {
  const text = value.deliveryTime && toldWindowText(value.deliveryTimeSlot as object | null | undefined, tag)
  if (text) value.deliveryTime = text
}

/** Without a translation there is no `translated`: the original stands in the site's language. */
function translateText(value: Fields, language: Language): Translation {
  const translation = language.dictionary.get(String(value.original))
  if (translation === undefined) delete value.translated
  else value.translated = translation
  return { value, isWhole: true }
}

/** Lines of an item that a buyer typed stay as they are, also where they spell a word of the shop's. */
function writtenByBuyer(item: Fields): [Fields, unknown][] {
  const { descriptionLines, catalogReference } = item as {
    descriptionLines?: readonly { readonly name?: { readonly original?: string } }[]
    catalogReference?: { readonly options?: { readonly customTextFields?: object } } | null
  }
  const typed = catalogReference?.options?.customTextFields
  if (!typed || !Array.isArray(descriptionLines)) return []
  return descriptionLines
    .filter(({ name }) => name?.original !== undefined && Object.hasOwn(typed, name.original))
    .map((line) => [line as Fields, structuredClone((line as Fields).plainText)])
}
