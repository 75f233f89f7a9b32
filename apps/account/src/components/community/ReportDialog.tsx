import { Button, Notice, RadioGroup, TextArea } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useState } from 'react'
import type { SeenMember } from '../../data/community/seen-member.ts'
import { key, useMessages } from '../../messages/index.ts'
import styles from './Dialogs.module.css'
import { useAct } from './use-act.ts'

interface ReportDialogProps {
  readonly member: SeenMember
  readonly onClose: () => void
}

const choices = [
  { value: 'SPAM', label: key('report.spam'), more: key('report.spam-more') },
  { value: 'IMPERSONATION', label: key('report.impersonation'), more: key('report.impersonation-more') },
  { value: 'HARASSMENT', label: key('report.harassment'), more: key('report.harassment-more') },
  { value: 'OTHER', label: key('report.other'), more: key('report.other-more') },
] as const

/** Tells the store's staff of somebody; the reported member learns nothing of it. */
export default function ReportDialog({ member, onClose }: ReportDialogProps) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const [description, setDescription] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { send, doing, acted } = useAct(onClose)
  const name = member.name || t('community.nameless')
  return (
    <Dialog title={t('report.title', { name })} isOpen onOpenChange={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(!reason)
          if (reason) send({ intent: 'report', memberId: member.id, name, reason, description })
        }}
      >
        <p className={styles.intro}>{t('report.intro', { name })}</p>
        {acted?.problem && <Notice tone="danger">{acted.problem}</Notice>}
        <RadioGroup
          legend={t('report.why')}
          name="reason"
          value={reason}
          onChange={setReason}
          error={isMissing && !reason ? t('report.no-reason') : undefined}
          choices={choices.map(({ value, label, more }) => ({
            value,
            label: t(label),
            description: t(more),
          }))}
        />
        <TextArea
          label={t('report.description')}
          rows={3}
          maxLength={1000}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <div className={styles.ways}>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button type="submit" variant="primary" pending={doing !== ''}>
            {t('report.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
