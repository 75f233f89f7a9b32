import type { z } from 'zod'

/**
 * For `superRefine`: an object has exactly one of these fields; one that is `null` counts as absent.
 * The violation names a field: the first of them where none is given (`REQUIRED_ONE_OF_FIELD`), else the one too many
 * (`ONE_OF_ALIGNMENT`), wire §1.10.
 */
export function exactlyOneOf<Name extends string>(...names: readonly Name[]) {
  return (value: Partial<Record<Name, unknown>>, context: z.RefinementCtx): void => {
    const [first, second] = namesIn(value, names)
    if (first === undefined)
      refuse(context, names[0], `is required: set ${oneOf(names)}`, 'REQUIRED_ONE_OF_FIELD')
    else if (second !== undefined)
      refuse(context, second, `must not be combined with ${first}. Set ${oneOf(names)}`, 'ONE_OF_ALIGNMENT')
  }
}

/** For `superRefine`: as `exactlyOneOf`, but none of them will do. */
export function atMostOneOf<Name extends string>(...names: readonly Name[]) {
  return (value: Partial<Record<Name, unknown>>, context: z.RefinementCtx): void => {
    const [first, second] = namesIn(value, names)
    if (second !== undefined)
      refuse(context, second, `must not be combined with ${first}. Set one of them`, 'ONE_OF_ALIGNMENT')
  }
}

/** For `superRefine`: an object has at least one of these fields. */
export function someOf<Name extends string>(...names: readonly Name[]) {
  return (value: Partial<Record<Name, unknown>>, context: z.RefinementCtx): void => {
    if (namesIn(value, names).length === 0)
      refuse(context, names[0], `must be set, or another of ${names.join(', ')}`, 'REQUIRED_ONE_OF_FIELD')
  }
}

function namesIn<Name extends string>(value: Partial<Record<Name, unknown>>, names: readonly Name[]): Name[] {
  return names.filter((name) => value[name] !== undefined && value[name] !== null)
}

const oneOf = (names: readonly string[]) => `exactly one of ${names.join(', ')}`

function refuse(context: z.RefinementCtx, name: string | undefined, message: string, violatedRule: string) {
  context.addIssue({ code: 'custom', path: name ? [name] : [], message, params: { violatedRule } })
}
