import {
  errorAt,
  messages as kit,
  parts,
  roleNames,
  type StaffRole,
  useIdempotencyKey,
  useSend,
} from '@galleria/manage'
import { staffRoles } from '@galleria/platform-client/roles'
import { Button, Field, Heading, Notice, Select } from '@galleria/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** Asks somebody to work here: a letter with a link goes to the address. */
export function InviteForm() {
  const t = useMessages()
  const say = kit.useMessages()
  const { sent, isSending, send } = useSend<{ email?: string }>()
  const key = useIdempotencyKey(sent)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('PACKER')
  useEffect(() => {
    if (sent?.done) setEmail('')
  }, [sent])
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ intent: 'invite', email: email.trim(), role, key })
  }
  return (
    <form className={parts.form} onSubmit={submit} noValidate>
      <Heading level={2}>{t('invite.title')}</Heading>
      <p className={parts.quiet}>{t('invite.more')}</p>
      <div className={parts.inline}>
        <Field
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          error={isSending ? undefined : errorAt(sent?.errors, 'email')}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Select
          label={t('staff.role')}
          value={role}
          choices={staffRoles.map((each) => ({ value: each, label: say(roleNames[each]) }))}
          onChange={({ target }) => setRole(target.value as StaffRole)}
        />
      </div>
      <div className={parts.buttons}>
        <Button type="submit" variant="primary" pending={isSending}>
          {t('invite.do')}
        </Button>
      </div>
      <div role="status">
        {sent?.done && !isSending && <p>{t('invite.done', { email: sent.email ?? '' })}</p>}
      </div>
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
    </form>
  )
}
