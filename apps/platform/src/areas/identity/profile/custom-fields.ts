import type { Violation } from '../../../base/errors.ts'
import { isWebUrl, plainText } from '../../../base/texts/plain-text.ts'
import type { CustomFieldRow } from './custom-field-store.ts'

export const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

export type Fault = Omit<Violation, 'field'>

export function faultOf({ type }: CustomFieldRow, value: unknown): Fault | undefined {
  if (isEmpty(value)) return undefined
  switch (type) {
    case 'TEXT':
      return plainText(1000).safeParse(value).success
        ? undefined
        : { description: 'must be a single line of at most 1000 characters', violatedRule: 'FORMAT' }
    case 'NUMBER':
      return typeof value === 'number'
        ? undefined
        : { description: 'must be a number', violatedRule: 'FORMAT' }
    case 'CHECKBOX':
      return typeof value === 'boolean'
        ? undefined
        : { description: 'must be true or false', violatedRule: 'FORMAT' }
    case 'DATE':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : { description: 'must be a date such as 2026-01-31', violatedRule: 'FORMAT' }
    case 'URL':
      return typeof value === 'string' && isWebUrl(value)
        ? undefined
        : {
            description: 'must be a web address that starts with https:// or http://',
            violatedRule: 'OTHER',
            ruleName: 'INVALID_CUSTOM_FIELD_URL',
          }
  }
}
