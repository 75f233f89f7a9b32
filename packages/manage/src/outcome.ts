import { isPlatformError } from '@galleria/platform-client'

/** Outcome of a submission. */
export interface Outcome {
  readonly done?: true
  /** Problem of the submission as a whole. */
  readonly problem?: string
  /** Errors by the field's path on the wire. */
  readonly errors?: Readonly<Record<string, string>>
  /** True for a conflict: the submission was based on an outdated state. */
  readonly stale?: true
}

/** Texts in the page's language. */
export interface OutcomeCopy {
  readonly outage: string
  readonly ownerOnly: string
  readonly stale: string
  refused(reason: string, code: string | undefined): string
  /** Reasons by the platform's code; `refused` tells all others. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Field, and what is told there, of a code that belongs to one field. */
  readonly fields?: Readonly<Record<string, readonly [field: string, error: string]>>
  /** Text for a broken rule of a field; without one, the platform's own words stand. */
  violated?(ruleName: string | undefined): string | undefined
}

/** Turns a refusal of the platform into an answer for the form that sent the request; throws any other error. */
export async function outcomeOf<Done extends object>(
  words: OutcomeCopy,
  work: () => Promise<Done>,
): Promise<(Done & { readonly done: true }) | Outcome> {
  try {
    return { ...(await work()), done: true }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.violations.length > 0) {
      return {
        errors: Object.fromEntries(
          error.violations.map(({ field, description, ruleName }) => [
            field,
            words.violated?.(ruleName) ?? description,
          ]),
        ),
      }
    }
    if (error.status === 0 || error.status >= 500) return { problem: words.outage }
    if (error.code === 'OWNER_ONLY') return { problem: words.ownerOnly }
    if (error.code === 'REVISION_MISMATCH') return { stale: true, problem: words.stale }
    const code = error.code ?? ''
    const field = words.fields?.[code]
    if (field) return { errors: { [field[0]]: field[1] } }
    const reason = error.details.applicationError?.description ?? error.message
    return { problem: words.refusals?.[code] ?? words.refused(reason, error.code) }
  }
}

/** The error of a field, however deep the platform found it. */
export function errorAt(errors: Outcome['errors'], end: string): string | undefined {
  return Object.entries(errors ?? {}).find(([field]) => field === end || field.endsWith(`.${end}`))?.[1]
}
