import { type Violation, violations } from '../errors.ts'
import { toPath } from '../violations.ts'
import { type Bounds, LONGEST_KEY } from './bounds.ts'

/** More are of no use to anybody, and would make a long answer of a short request. */
const MOST_TOLD = 20

/**
 * Refuses texts that are too long, lists of too many items, and texts that the database cannot keep, before any schema or
 * handler works on them: to normalize, match, sort or hash a text may take the square of its length.
 * @throws ApiError 400 with a violation at each place
 */
export function checkTexts(input: unknown, bounds: Bounds): void {
  const found: Violation[] = []
  check(input, bounds, [], found)
  if (found.length > 0) throw violations(found)
}

function check(value: unknown, bounds: Bounds, path: PropertyKey[], found: Violation[]): void {
  if (typeof value === 'string') checkText(value, bounds, path, found)
  else if (Array.isArray(value)) checkList(value, bounds, path, found)
  else if (typeof value === 'object' && value !== null) checkFields(value, bounds, path, found)
}

function checkFields(object: object, bounds: Bounds, path: PropertyKey[], found: Violation[]): void {
  for (const [key, value] of Object.entries(object)) {
    if (found.length >= MOST_TOLD) return
    if (!isKey(key, path, found)) continue
    path.push(key)
    check(value, bounds.field(key), path, found)
    path.pop()
  }
}

function checkList(list: readonly unknown[], bounds: Bounds, path: PropertyKey[], found: Violation[]): void {
  const { mostItems, item } = bounds
  if (mostItems !== undefined && list.length > mostItems) {
    found.push({
      field: toPath(path),
      description: `must have at most ${mostItems} items`,
      violatedRule: 'MAX_SIZE',
      data: { threshold: mostItems },
    })
    return
  }
  for (let index = 0; index < list.length; index += 1) {
    if (found.length >= MOST_TOLD) return
    path.push(index)
    check(list[index], item, path, found)
    path.pop()
  }
}

function checkText(text: string, { longest, threshold }: Bounds, path: PropertyKey[], found: Violation[]) {
  if (text.length > longest) found.push(tooLong(toPath(path), threshold))
  else if (!isStorable(text)) found.push(notStorable(toPath(path)))
}

/** The path is that of the object: a key that cannot be taken cannot be repeated either. */
function isKey(key: string, path: readonly PropertyKey[], found: Violation[]): boolean {
  if (key.length > LONGEST_KEY) {
    found.push({
      field: toPath(path),
      description: `has a key longer than ${LONGEST_KEY} characters`,
      violatedRule: 'MAX_LENGTH',
      data: { threshold: LONGEST_KEY },
    })
    return false
  }
  if (isStorable(key)) return true
  found.push({ ...notStorable(toPath(path)), description: 'has a key with NUL or an unpaired surrogate' })
  return false
}

function tooLong(field: string, threshold: number): Violation {
  return {
    field,
    description: `must be at most ${threshold} characters long`,
    violatedRule: 'MAX_LENGTH',
    data: { threshold },
  }
}

export function notStorable(field: string): Violation {
  return { field, description: 'must not contain NUL or an unpaired surrogate', violatedRule: 'FORMAT' }
}

/** Whether the database can keep it: as UTF-8, and without NUL. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
