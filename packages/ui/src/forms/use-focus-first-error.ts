import { useEffect, useRef } from 'react'

/** After a refused form, the first field in error gets the focus. */
export function useFocusFirstError(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answer])
  return form
}
