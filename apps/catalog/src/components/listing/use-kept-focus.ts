import { type RefObject, useEffect, useRef } from 'react'

/** Form that is made anew with each address: the control that had the focus gets it back, by name and value. */
export function useKeptFocus(address: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const focused = useRef<{ readonly name: string; readonly value: string }>(undefined)
  useEffect(() => {
    const kept = focused.current
    focused.current = undefined
    const controls = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
    const isTick = ({ type }: HTMLInputElement) => type === 'checkbox'
    if (kept && address !== undefined)
      controls
        .find((each) => each.name === kept.name && (!isTick(each) || each.value === kept.value))
        ?.focus({ preventScroll: true })
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) focused.current = { name: target.name, value: target.value }
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A control that goes with its form leaves no other focus behind.
      if (relatedTarget) focused.current = undefined
    }
    const of = form.current
    of?.addEventListener('focusin', onFocusIn)
    of?.addEventListener('focusout', onFocusOut)
    return () => {
      of?.removeEventListener('focusin', onFocusIn)
      of?.removeEventListener('focusout', onFocusOut)
    }
  }, [address])
  return form
}
