import type { MfaChallenge } from '@galleria/auth'
import { Form, useSubmit } from '@galleria/router'
import { Button } from '@galleria/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { askForPasskey } from '../../data/enter-by-passkey.ts'
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
    const proof = await askForPasskey(challenge)
    if (proof) {
      form.set('credential', proof.credential)
      form.set('challengeId', proof.challengeId)
      await submit(form, { method: 'post' })
    } else setFailed(true)
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
