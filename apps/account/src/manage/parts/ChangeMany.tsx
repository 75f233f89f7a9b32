import { parts as styles, useSend } from '@galleria/manage'
import { useNavigate } from '@galleria/router'
import { Button, Field, Notice, Select } from '@galleria/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { Answer } from '../rules/change.ts'
import { type About, type Change, changes, questionOf } from '../rules/change.ts'
import own from './members.module.css'

const Dialog = lazy(async () => ({ default: (await import('@galleria/ui/overlays')).Dialog }))

interface Props {
  readonly about: About
  /** True for the owner, who alone may delete many. */
  readonly isOwner: boolean
}

/** Does one thing to the selected members. First it is counted what that would change; only then it can be done. */
export function ChangeMany({ about, isOwner }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const preview = useSend<Answer>()
  const apply = useSend<Answer>()
  const [change, setChange] = useState<Change>('APPROVE')
  const [assignee, setAssignee] = useState('')
  const [isOpen, setOpen] = useState(false)
  const job = apply.sent?.jobId
  useEffect(() => {
    if (job) void navigate(`/manage/members/jobs/${job}`)
  }, [job, navigate])
  const seen =
    preview.sent?.preview?.of === questionOf(change, about) && !preview.isSending
      ? preview.sent.preview
      : undefined
  const names: Readonly<Record<Change, string>> = {
    APPROVE: t('change.approve'),
    BLOCK: t('change.block'),
    MUTE: t('change.mute'),
    UNMUTE: t('change.unmute'),
    DELETE: t('change.delete'),
  }
  const means: Readonly<Record<Change, string>> = {
    APPROVE: t('change.approve-means'),
    BLOCK: t('change.block-means'),
    MUTE: t('change.mute-means'),
    UNMUTE: t('change.unmute-means'),
    DELETE: t('change.delete-means'),
  }
  const problem = preview.sent?.problem ?? firstOf(preview.sent?.errors)
  const refused = apply.sent?.problem ?? firstOf(apply.sent?.errors)
  return (
    <>
      <div className={own.change}>
        <Select
          label={t('change.what')}
          value={change}
          onChange={({ target }) => setChange(target.value as Change)}
          choices={changes
            .filter((each) => isOwner || each !== 'DELETE')
            .map((value) => ({ value, label: names[value] }))}
        />
        <Button
          size="small"
          variant="primary"
          pending={preview.isSending}
          onClick={() => {
            setOpen(true)
            preview.send({ intent: 'preview', change, about })
          }}
        >
          {t('change.look')}
        </Button>
      </div>
      {isOpen && problem && !preview.isSending && <Notice tone="danger">{problem}</Notice>}
      {isOpen && seen && (
        <Suspense>
          <Dialog title={names[change]} isOpen decisive onOpenChange={setOpen}>
            <div className={styles.form}>
              <p>
                <strong>{t('change.would', { count: seen.changed })}</strong>
                {seen.all > seen.changed && <> {t('change.skipped', { count: seen.all - seen.changed })}</>}
              </p>
              <p>{means[change]}</p>
              {change === 'DELETE' && (
                <Field
                  label={t('change.assignee')}
                  hint={t('change.assignee-hint')}
                  value={assignee}
                  type="email"
                  autoComplete="off"
                  maxLength={254}
                  error={apply.sent?.errors?.contentAssigneeId}
                  onChange={(event) => setAssignee(event.target.value)}
                />
              )}
              {refused && !apply.isSending && <Notice tone="danger">{refused}</Notice>}
              <div className={styles.buttons}>
                {seen.changed > 0 && (
                  <Button
                    variant={change === 'DELETE' || change === 'BLOCK' ? 'danger' : 'primary'}
                    pending={apply.isSending}
                    onClick={() =>
                      apply.send({
                        ...{ intent: 'do', change, about },
                        ...(change === 'DELETE' && { assignee: assignee.trim() }),
                      })
                    }
                  >
                    {t('change.do', { count: seen.changed })}
                  </Button>
                )}
                <Button variant="quiet" onClick={() => setOpen(false)}>
                  {t('change.leave')}
                </Button>
              </div>
            </div>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

function firstOf(errors: Answer['errors']): string | undefined {
  return Object.values(errors ?? {})[0]
}
