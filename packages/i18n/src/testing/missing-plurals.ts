import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** Forms that a language has and a message with a plural in it does not. */
export function missingPlurals(text: string, tag: string): string[] {
  const missing: string[] = []
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
      if (element.type === TYPE.plural) {
        const { pluralCategories } = new Intl.PluralRules(tag, {
          type: element.pluralType ?? 'cardinal',
        }).resolvedOptions()
        missing.push(...pluralCategories.filter((form) => !(form in element.options)))
      }
      for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(text))
  return missing
}
