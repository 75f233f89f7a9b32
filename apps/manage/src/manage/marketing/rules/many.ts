import { MOST_CODES } from './codes.ts'

/** Number of codes to create; undefined for text that is no allowed number. */
export function manyOf(text: string): number | undefined {
  const count = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= MOST_CODES ? count : undefined
}
