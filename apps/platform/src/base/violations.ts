import type { z } from 'zod'
import type { ViolatedRule, Violation } from './errors.ts'

type Issue = z.core.$ZodIssue
type Finding = Pick<Violation, 'description' | 'violatedRule' | 'data'>

/** More are of no use to anybody, and would make a long answer of a short request. */
const MOST_TOLD = 100

/** Violations for a schema's issues, in the platform's own words (specification §5, wire §1.10). */
export function toViolations(issues: readonly Issue[]): Violation[] {
  return issues.slice(0, MOST_TOLD).flatMap(one)
}

function one(issue: Issue): Violation[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: toPath([...issue.path, key]),
      description: 'is not allowed',
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  }
  return issue.code === 'invalid_union' ? ofUnion(issue) : [{ field: toPath(issue.path), ...describe(issue) }]
}

/** Violations of the one form of a union that the value can be meant as; of several, what none of them knows. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion): Violation[] {
  const forms = issue.errors.filter(
    (found) => !found.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  )
  const [form, ...others] = forms.map((found) =>
    found.flatMap((inner) => one({ ...inner, path: [...issue.path, ...inner.path] } as Issue)),
  )
  if (form && others.length === 0) return form
  const unknown = form?.filter(
    ({ field, violatedRule }) =>
      violatedRule === 'FIELD_NOT_ALLOWED' &&
      others.every((other) => other.some((each) => each.field === field)),
  )
  return unknown?.length ? unknown : [{ field: toPath(issue.path), ...describe(issue) }]
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
        // A pattern has no name that a caller knows.
        data: issue.format === 'regex' ? {} : { type: formatName(issue.format) },
      }
    case 'invalid_union':
      if ('options' in issue && issue.options?.length) return ofTag(issue)
      return { description: "doesn't match any allowed form", violatedRule: 'ONE_OF_ALIGNMENT' }
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

interface Tagged {
  readonly input?: unknown
  readonly discriminator?: string | undefined
  readonly options?: readonly unknown[]
}

/** Finds the form of an object by the field that tags it. */
function ofTag({ input, discriminator, options = [] }: Tagged): Finding {
  const tag = (input as Readonly<Record<string, unknown>> | null | undefined)?.[discriminator ?? '']
  if (tag === undefined) return { description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' }
  const enumValues = options.map(String)
  return {
    description: `must be one of: ${enumValues.join(', ')}`,
    violatedRule: 'INVALID_ENUM_VALUE',
    data: { enumValues },
  }
}

function bound(origin: string, exact: boolean | undefined, side: 'MIN' | 'MAX', threshold: number): Finding {
  const kind = origin === 'string' ? '_LENGTH' : origin === 'array' || origin === 'set' ? '_SIZE' : ''
  const data = { threshold }
  if (exact && kind) {
    const unit = kind === '_SIZE' ? 'items' : 'characters'
    return { description: `must have exactly ${threshold} ${unit}`, violatedRule: `EXACT${kind}`, data }
  }
  const phrase = side === 'MIN' ? 'at least' : 'at most'
  const count = (unit: string) => `${threshold} ${unit}${threshold === 1 ? '' : 's'}`
  const description =
    kind === '_SIZE'
      ? `must have ${phrase} ${count('item')}`
      : kind === '_LENGTH'
        ? `must be ${phrase} ${count('character')} long`
        : `must be ${phrase} ${threshold}`
  return { description, violatedRule: `${side}${kind}`, data }
}

/** A pattern is no word for people: its schema says what it means. */
function described({ format, message }: { readonly format: string; readonly message: string }): string {
  if (format === 'email') return 'must be a valid email address'
  if (format !== 'regex') return `must be a valid ${format}`
  return message.startsWith('Invalid') ? 'has the wrong format' : message
}

function formatName(format: string): string {
  return { email: 'EMAIL', uuid: 'GUID', guid: 'GUID', url: 'WEB_URL' }[format] ?? format.toUpperCase()
}

function article(type: string): string {
  const named = { int: 'whole number', record: 'object' }[type] ?? type
  return `${/^[aeiou]/.test(named) ? 'an' : 'a'} ${named}`
}
