import { useRevalidator } from '@galleria/router'
import { useEffect, useEffectEvent, useState } from 'react'

/** Sends the browser to another site once; true until it has gone, and false again when Back brings this page back. */
export function useLeave(url: string | undefined): boolean {
  const [leaving, setLeaving] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!url) return
    setLeaving(true)
    window.location.assign(url)
  }, [url])
  const onReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return
    setLeaving(false)
    // The order may have been placed meanwhile, or the cart changed elsewhere.
    void revalidate()
  })
  useEffect(() => {
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  return leaving
}
