import type { MfaChallenge } from '@galleria/auth'
import { Form, useSubmit } from '@galleria/router'
import { Button } from '@galleria/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { FormProblem } from './FormProblem.tsx'

interface PasskeyProofProps {
  readonly challenge: MfaChallenge
  readonly problem: string | undefined
  readonly busy: boolean
  readonly children: ReactNode
}

export function PasskeyProof({ challenge, problem, busy, children }: PasskeyProofProps) {
  const t = useMessages()
  const submit = useSubmit()
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setAsking(true)
    setFailed(false)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const optionsJSON = JSON.parse(challenge.publicKeyCredentialRequestOptionsJson ?? '')
      const credential = await startAuthentication({ optionsJSON })
      form.set('credential', JSON.stringify(credential))
      form.set('challengeId', challenge.challengeId ?? '')
      await submit(form, { method: 'post' })
    } catch {
      // Left alone, refused, or no such key here: the shopper decides what now.
      setFailed(true)
    }
    setAsking(false)
  }
  return (
    <Form method="post" onSubmit={onSubmit}>
      <FormProblem text={failed ? t('second.passkey-failed') : problem} />
      {children}
      <Button type="submit" variant="primary" size="large" pending={busy || asking}>
        {t('second.use-passkey')}
      </Button>
    </Form>
  )
}
