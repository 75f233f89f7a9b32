/** The decimal that was typed, with a comma or a point; undefined for anything else. */
export function decimalIn(text: string): string | undefined {
  const typed = text.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(typed) ? typed : undefined
}

/** A quantity of 1 to 100,000; undefined for anything else. */
export function quantityIn(text: string): number | undefined {
  const count = Number(text.trim())
  return /^\d{1,6}$/.test(text.trim()) && count >= 1 && count <= 100_000 ? count : undefined
}

/** A percentage above 0 and up to 100; undefined for anything else. */
export function percentIn(text: string): number | undefined {
  const typed = decimalIn(text)
  const share = Number(typed)
  return typed !== undefined && share > 0 && share <= 100 ? share : undefined
}
