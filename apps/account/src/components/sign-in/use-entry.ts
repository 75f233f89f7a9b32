import { useSession } from '@galleria/auth/react'
import { useEffect, useRef, useState } from 'react'
import type { Entered } from '../../data/enter.ts'
import type { CredentialErrors } from '../../rules/credentials.ts'

/** Reads the answer of a sign-in form: focuses the first error, asks for a captcha, or leads to the hosted page. */
export function useEntry(answer: Entered | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [leaving, setLeaving] = useState(false)
  const [read, setRead] = useState({ answer, attempt: 0 })
  if (read.answer !== answer) setRead({ answer, attempt: read.attempt + 1 })
  const { session } = useSession()
  // A head start only: the loader gives none where the server drew the page.
  useEffect(() => void session.prepareLogin().catch(() => undefined), [session])
  useEffect(() => {
    if (!answer) return
    if ('url' in answer && !(answer instanceof Response)) {
      setLeaving(true)
      window.location.assign(answer.url)
    }
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"][tabindex]')?.focus()
  }, [answer])
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false)
    }
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  const errors: CredentialErrors = answer && 'errors' in answer ? answer.errors : {}
  const captcha = answer && 'captcha' in answer ? answer.captcha : undefined
  const waiting = answer !== undefined && 'waiting' in answer
  return { errors, waiting, captcha, attempt: read.attempt, leaving, form }
}
