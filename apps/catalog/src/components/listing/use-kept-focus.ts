import { type RefCallback, useCallback, useRef } from 'react'

interface Focused {
  readonly name: string
  readonly value: string
}

/** Ref of a form that is made anew with each address: the control that had the focus gets it back, by name and value. */
export function useKeptFocus(): RefCallback<HTMLFormElement> {
  const focused = useRef<Focused>(undefined)
  return useCallback((form) => {
    const kept = focused.current
    focused.current = undefined
    if (form && kept) controlOf(form, kept)?.focus({ preventScroll: true })
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
        focused.current = { name: target.name, value: target.value }
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A control that goes with its form leaves no other focus behind.
      if (relatedTarget) focused.current = undefined
    }
    form?.addEventListener('focusin', onFocusIn)
    form?.addEventListener('focusout', onFocusOut)
    return () => {
      form?.removeEventListener('focusin', onFocusIn)
      form?.removeEventListener('focusout', onFocusOut)
    }
  }, [])
}

/** A tick is told by its value too; a field that is typed in has another by now. */
function controlOf(form: HTMLFormElement, { name, value }: Focused) {
  const controls = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select[name]'),
  ]
  return controls.find((each) => each.name === name && (each.type !== 'checkbox' || each.value === value))
}
