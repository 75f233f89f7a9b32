import type { z } from 'zod'
import type { ViolatedRule, Violation } from './errors.ts'

type Issue = z.core.$ZodIssue
type Finding = Pick<Violation, 'description' | 'violatedRule' | 'data'>

/** What a schema found, in the platform's own words (specification §5, wire §1.10). */
export function toViolations(issues: readonly Issue[]): Violation[] {
  return issues.flatMap(one)
}

function one(issue: Issue): Violation[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: toPath([...issue.path, key]),
      description: 'is not allowed',
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  }
  return [{ field: toPath(issue.path), ...describe(issue) }]
}

export function toPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  )
}

function describe(issue: Issue): Finding {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' }
        : { description: `must be ${article(issue.expected)}`, violatedRule: 'FORMAT' }
    case 'invalid_value':
      return issue.input === undefined
        ? { description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' }
        : {
            description: `must be one of: ${issue.values.join(', ')}`,
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { enumValues: issue.values },
          }
    case 'too_small':
      return bound(issue.origin, issue.exact, 'MIN', Number(issue.minimum))
    case 'too_big':
      return bound(issue.origin, issue.exact, 'MAX', Number(issue.maximum))
    case 'invalid_format':
      return {
        description: described(issue),
        violatedRule: 'FORMAT',
        data: { type: formatName(issue.format) },
      }
    case 'invalid_union':
      return { description: 'fits none of the allowed forms', violatedRule: 'ONE_OF_ALIGNMENT' }
    case 'custom':
      return {
        description: issue.message,
        violatedRule: (issue.params?.violatedRule as ViolatedRule | undefined) ?? 'VALIDATION',
        data: (issue.params?.data as Record<string, unknown> | undefined) ?? {},
      }
    default:
      return { description: issue.message, violatedRule: 'VALIDATION' }
  }
}

function bound(origin: string, exact: boolean | undefined, side: 'MIN' | 'MAX', threshold: number): Finding {
  const kind = origin === 'string' ? '_LENGTH' : origin === 'array' || origin === 'set' ? '_SIZE' : ''
  const data = { threshold }
  if (exact && kind) {
    return { description: `must be exactly ${threshold} long`, violatedRule: `EXACT${kind}`, data }
  }
  const words = side === 'MIN' ? 'at least' : 'at most'
  const unit = kind === '_LENGTH' ? ' characters long' : kind === '_SIZE' ? ' items long' : ''
  return { description: `must be ${words} ${threshold}${unit}`, violatedRule: `${side}${kind}`, data }
}

/** A pattern is no word for people: its schema says what it means. */
function described({ format, message }: { readonly format: string; readonly message: string }): string {
  if (format === 'email') return 'must be a valid email address'
  if (format !== 'regex') return `must be a valid ${format}`
  return message.startsWith('Invalid') ? 'has a wrong form' : message
}

function formatName(format: string): string {
  return { email: 'EMAIL', uuid: 'GUID', guid: 'GUID', url: 'WEB_URL' }[format] ?? format.toUpperCase()
}

function article(type: string): string {
  const named = { int: 'whole number', record: 'object' }[type] ?? type
  return `${/^[aeiou]/.test(named) ? 'an' : 'a'} ${named}`
}
