import { type RefObject, useEffect } from 'react'

/** Key that leads from anywhere to the newest toast and back: in the order of Tab it comes after the whole page. */
export const TOAST_KEY = 'F8'

/** Leads by `TOAST_KEY` into the region, and by it, Escape or the last toast's end back to where the focus was. */
export function useToastKey(region: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let before: HTMLElement | undefined
    const goBack = () => {
      before?.focus()
      before = undefined
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const isWithin = region.current?.contains(document.activeElement) ?? false
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (isModified || (event.key !== TOAST_KEY && !(event.key === 'Escape' && isWithin))) return
      event.preventDefault()
      if (isWithin) return goBack()
      const newest = region.current?.querySelector<HTMLElement>('li:last-child button')
      if (document.activeElement instanceof HTMLElement) before = document.activeElement
      newest?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      if (before?.isConnected && isNowhere(document.activeElement)) goBack()
    }
  }, [region, isShown])
}

const isNowhere = (element: Element | null) => element === null || element === document.body
