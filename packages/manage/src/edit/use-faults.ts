import { useState } from 'react'
import { errorAt, type Outcome } from '../outcome.ts'

interface Checked<Field extends string, Fault extends string> {
  /** Faults of the draft by field. */
  readonly faults: Readonly<Partial<Record<Field, Fault>>>
  /** Text of each fault, in the page's language. */
  readonly words: Readonly<Record<Fault, string>>
  /** Answer of `useSend`. */
  readonly sent: Outcome | undefined
}

/** Errors of a form's fields: faults of the draft from the first attempt to save on, then refusals of the platform. */
export function useFaults<Field extends string, Fault extends string>({
  faults,
  words,
  sent,
}: Checked<Field, Fault>) {
  const [isChecked, setChecked] = useState(false)
  return {
    /** Error of a field; `wire` is the end of its path on the wire. */
    at(field: Field, wire?: string): string | undefined {
      const fault = isChecked ? faults[field] : undefined
      return fault ? words[fault] : wire && errorAt(sent?.errors, wire)
    },
    /** Shows the faults; true where there are none. */
    check(): boolean {
      setChecked(true)
      return Object.keys(faults).length === 0
    },
  }
}
