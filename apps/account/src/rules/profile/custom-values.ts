import type { MemberCustomField } from '@galleria/platform-client/member-community'

/** Custom field values from a form, converted to their types; an empty text removes a value. */
export function customValues(
  fields: readonly Pick<MemberCustomField, 'key' | 'type'>[],
  form: FormData,
): Record<string, { value: unknown }> {
  return Object.fromEntries(
    fields.map(({ key, type }) => {
      const text = String(form.get(customName(key)) ?? '').trim()
      if (type === 'CHECKBOX') return [key, { value: text === 'on' }]
      const number = Number(text.replace(',', '.'))
      // Sends text that is no number as written: the platform reports it at its field.
      return [key, { value: type === 'NUMBER' && text && !Number.isNaN(number) ? number : text }]
    }),
  )
}

/** Name of the field in the form and in the platform's violations. */
export const customName = (key: string) => `customFields.${key}`
