import { useFormat } from '@galleria/i18n'
import { ConfirmDialog, LeaveGuard, parts, useDone, useSend } from '@galleria/manage'
import { Button, Card, Heading, Icon, IconButton, TextArea } from '@galleria/ui'
import { useState } from 'react'
import type { CustomerData } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import styles from './customer.module.css'
import { Result } from './Result.tsx'
import { useAuthor } from './use-author.ts'

interface Props {
  readonly notes: CustomerData['notes']
  readonly mayChange: boolean
}

/** Notes of staff, newest first, with their authors. */
export function NotesCard({ notes, mayChange }: Props) {
  const t = useMessages()
  const format = useFormat()
  const author = useAuthor()
  const adding = useSend()
  const removing = useSend()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string>()
  useDone(adding.sent, () => setText(''))
  return (
    <Card>
      <Heading level={2}>{t('notes.title')}</Heading>
      {mayChange && (
        <form
          className={parts.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() && !adding.isSending) adding.send({ intent: 'note', text: text.trim() })
          }}
        >
          <LeaveGuard when={text.trim() !== '' && !adding.isSending} />
          <TextArea
            label={t('notes.new')}
            hint={t('notes.hint')}
            rows={2}
            maxLength={2000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className={parts.buttons}>
            <Button type="submit" pending={adding.isSending}>
              {t('notes.add')}
            </Button>
          </div>
          <Result {...adding} />
        </form>
      )}
      {notes.length > 0 && (
        <ul className={styles.plain}>
          {notes.map((note) => (
            <li key={note.id} className={styles.part}>
              <p className={styles.text}>
                <bdi>{note.text}</bdi>
              </p>
              <div className={styles.head}>
                <span className={parts.quiet}>
                  <bdi>{author(note.by)}</bdi> · {format.moment(note.createdDate)}
                </span>
                {mayChange && (
                  <IconButton label={t('notes.delete')} onClick={() => setAsked(note.id)}>
                    <Icon name="close" size={14} />
                  </IconButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Result {...removing} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('notes.delete-title')}
        act={t('notes.delete')}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          removing.send({ intent: 'delete-note', noteId: asked })
          setAsked(undefined)
        }}
      >
        <p>{t('notes.delete-more')}</p>
      </ConfirmDialog>
    </Card>
  )
}
