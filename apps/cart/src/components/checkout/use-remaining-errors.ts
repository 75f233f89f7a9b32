import { type FormEvent, useState } from 'react'
import type { AddressFormErrors } from '../../rules/checkout/address-form.ts'

interface Answer {
  readonly errors: AddressFormErrors
  readonly billingErrors: AddressFormErrors
}

const none: ReadonlySet<string> = new Set()

/** Errors of the last answer, without those of fields that changed since. */
export function useRemainingErrors(answer: Answer | undefined) {
  const [changed, setChanged] = useState({ since: answer, names: none })
  const names = changed.since === answer ? changed.names : none
  const remaining = (errors: AddressFormErrors = {}, prefix = ''): AddressFormErrors =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => !names.has(prefix + field)))
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name && !names.has(name)) setChanged({ since: answer, names: new Set([...names, name]) })
  }
  return {
    errors: remaining(answer?.errors),
    billingErrors: remaining(answer?.billingErrors, 'billing-'),
    onChange,
  }
}
