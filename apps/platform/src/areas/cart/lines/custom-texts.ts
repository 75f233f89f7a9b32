import type { Selectable } from 'kysely'
import { violations } from '../../../base/errors.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { CatalogTables } from '../../catalog/index.ts'
import type { RequestedLine } from './requested-line.ts'

type Options = RequestedLine['options']
type Fields = Selectable<CatalogTables['products']>['customTextFields']

/** Texts that a shopper wrote for an item, by the title of each field (wire §4.1, `options.customTextFields`). */
export function textsOf({ customTextFields }: Options): [title: string, text: string][] {
  if (typeof customTextFields !== 'object' || !customTextFields) return []
  return Object.entries(customTextFields)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Id of the chosen subscription option (`options.subscriptionOptionId`). */
export function subscriptionOf({ subscriptionOptionId }: Options): string | undefined {
  return isUuid(subscriptionOptionId) ? subscriptionOptionId : undefined
}

/** The same for the same texts and the same subscription; empty without any. */
export function textsKey(options: Options): string {
  const texts = textsOf(options)
  const subscription = subscriptionOf(options)
  return texts.length || subscription ? JSON.stringify(subscription ? [...texts, subscription] : texts) : ''
}

/** Throws where a text is missing, too long, or asked for by no field. */
export function checkTexts(fields: Fields, options: Options, index: number): void {
  const texts = new Map(textsOf(options))
  const path = (title: string) => `lineItems[${index}].catalogReference.options.customTextFields.${title}`
  const missing = fields.find(({ title, mandatory }) => mandatory && !texts.has(title))
  if (missing)
    throw violations([
      { field: path(missing.title), description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' },
    ])
  for (const [title, text] of texts) {
    const field = fields.find((each) => each.title === title)
    if (!field)
      throw violations([
        {
          field: path(title),
          description: 'is not a field of this product',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ])
    if ([...text].length > field.maxLength)
      throw violations([
        {
          field: path(title),
          description: `must be at most ${field.maxLength} characters long`,
          violatedRule: 'MAX_LENGTH',
          data: { threshold: field.maxLength },
        },
      ])
  }
}
