import { useFetcher } from '@galleria/router'
import { useEffect, useEffectEvent } from 'react'
import type { Saved } from '../../data/profile/section.ts'

/** Sends a form to its page's action; `saved` is what became of it. */
export function useSave(onSaved?: (saved: Saved) => void) {
  const fetcher = useFetcher<Saved>()
  const tell = useEffectEvent((saved: Saved) => onSaved?.(saved))
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    saved: fetcher.data,
    errors: fetcher.data?.errors ?? {},
    isSaving: fetcher.state !== 'idle',
    intent: String(fetcher.formData?.get('intent') ?? ''),
  }
}
