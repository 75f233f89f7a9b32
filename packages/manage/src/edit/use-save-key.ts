import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Ctrl+S and ⌘S save the form with the focus; without one, the only form of the page that has changes. Nothing is sent while
 * `canSave` is false, as during an earlier save: one that creates would create twice.
 */
export function useSaveKey(bar: RefObject<HTMLElement | null>, canSave: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey ||
      event.key.toLowerCase() !== 's'
    )
      return
    const form = bar.current?.closest('form')
    if (!form) return
    event.preventDefault()
    const forms = document.querySelectorAll('form [data-save-bar]')
    const hasFocus = form.contains(document.activeElement)
    if (canSave && (hasFocus || forms.length === 1)) form.requestSubmit()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
