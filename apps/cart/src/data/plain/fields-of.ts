/** Texts of a form, by the names of their fields. */
export const fieldsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
