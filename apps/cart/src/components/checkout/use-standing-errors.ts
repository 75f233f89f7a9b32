import { type FormEvent, useState } from 'react'
import type { AddressFormErrors } from '../../rules/checkout/address-form.ts'

interface Answer {
  readonly errors: AddressFormErrors
  readonly billingErrors: AddressFormErrors
}

const none: ReadonlySet<string> = new Set()

/** The errors of the last answer, without those of fields that were changed since: they were told of something else. */
export function useStandingErrors(answer: Answer | undefined) {
  const [changed, setChanged] = useState({ since: answer, names: none })
  const names = changed.since === answer ? changed.names : none
  const standing = (errors: AddressFormErrors = {}, prefix = ''): AddressFormErrors =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !names.has(prefix + field)))
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && !names.has(name)) setChanged({ since: answer, names: new Set([...names, name]) })
  }
  return {
    errors: standing(answer?.errors),
    billingErrors: standing(answer?.billingErrors, 'billing-'),
    onChange,
  }
}
