import { type Outcome, parts as styles, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Disclosure, Notice, Select } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { focusWrong } from '../parts/focus-wrong.ts'
import type { NamedSent } from './NamedForm.tsx'

interface Props {
  readonly name: string
  readonly others: readonly string[]
}

/** Two that are one: all products of this one get the other, by a job that can be watched and taken back. */
export function MoveProducts({ name, others }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const { sent, isSending, send } = useSend<Outcome & { readonly jobId?: string }>()
  const [to, setTo] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const job = sent?.jobId
  useEffect(() => {
    if (job) void navigate(`/manage/catalog/history/${job}`)
  }, [job, navigate])
  return (
    <Disclosure title={t('named.move', { name })}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(!to)
          if (to) send({ intent: 'move', name, to, key } satisfies NamedSent)
          else focusWrong(event.currentTarget)
        }}
      >
        <p className={styles.quiet}>{t('named.move-more')}</p>
        <div className={styles.inline}>
          <Select
            label={t('named.move-to')}
            value={to}
            error={isMissing ? t('named.move-choose') : undefined}
            onChange={({ target }) => {
              setTo(target.value)
              setMissing(false)
            }}
          >
            <option value="">{t('bulk.choose')}</option>
            {others.map((other) => (
              <option key={other} value={other}>
                {other}
              </option>
            ))}
          </Select>
          <Button type="submit" pending={isSending}>
            {t('named.move-do')}
          </Button>
        </div>
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
      </form>
    </Disclosure>
  )
}
