import type { MemberCustomField } from '@galleria/platform-client/member-community'

/** What a form says of a site's own fields, as their types want it; an empty text takes a value away. */
export function customValues(
  fields: readonly Pick<MemberCustomField, 'key' | 'type'>[],
  form: FormData,
): Record<string, { value: unknown }> {
  return Object.fromEntries(
    fields.map(({ key, type }) => {
      const text = String(form.get(customName(key)) ?? '').trim()
      if (type === 'CHECKBOX') return [key, { value: text === 'on' }]
      const number = Number(text.replace(',', '.'))
      // What is no number is sent as it was written: the platform says so at its field.
      return [key, { value: type === 'NUMBER' && text && !Number.isNaN(number) ? number : text }]
    }),
  )
}

/** In the form, and where the platform's refusals are told. */
export const customName = (key: string) => `customFields.${key}`
