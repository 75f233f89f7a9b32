/** A decimal as the platform reads it: `25,50` is `25.50`. */
export const decimalOf = (typed: string): string => typed.trim().replace(',', '.')

/** A decimal, or null where nothing was typed. */
export const decimalOrNull = (typed: string): string | null => decimalOf(typed) || null

/** A whole number, or null where nothing was typed. What is no number stays text, for the platform to refuse at its field. */
export function wholeOrNull(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,15}$/.test(text) ? Number(text) : (text as never)
}
