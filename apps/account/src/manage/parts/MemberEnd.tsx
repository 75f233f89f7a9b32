import { useFormat } from '@galleria/i18n'
import { errorAt, parts as styles, Table, useSend } from '@galleria/manage'
import { Button, Card, Field, Heading, Notice } from '@galleria/ui'
import { useState } from 'react'
import type { Answer } from '../data/profile-acts.ts'
import { useMessages } from '../messages/index.ts'
import { belongingName, fateName } from '../personal-data-copy.ts'

/** Deletes a member. First it is looked at what would become of everything; only then it can be done. */
export function MemberEnd() {
  const t = useMessages()
  const format = useFormat()
  const preview = useSend<Answer>()
  const end = useSend<Answer>()
  const [assignee, setAssignee] = useState('')
  const [previewOf, setPreviewOf] = useState<string>()
  const whose = { assignee: assignee.trim() }
  const deletion = previewOf === assignee.trim() && !preview.isSending ? preview.sent?.deletion : undefined
  const problem = preview.sent?.problem ?? end.sent?.problem
  const errors = preview.sent?.errors ?? end.sent?.errors
  const atField = errorAt(errors, 'contentAssigneeId')
  return (
    <Card>
      <div className={styles.form}>
        <Heading level={2} size="lg">
          {t('end.title')}
        </Heading>
        <Field
          label={t('change.assignee')}
          hint={t('change.assignee-hint')}
          value={assignee}
          type="email"
          autoComplete="off"
          maxLength={254}
          error={atField}
          onChange={({ target }) => setAssignee(target.value)}
        />
        <div className={styles.buttons}>
          <Button
            pending={preview.isSending}
            onClick={() => {
              setPreviewOf(assignee.trim())
              preview.send({ intent: 'preview', ...whose })
            }}
          >
            {t('end.look')}
          </Button>
        </div>
        {problem && !preview.isSending && <Notice tone="danger">{problem}</Notice>}
        {errors && !atField && <Notice tone="danger">{Object.values(errors)[0]}</Notice>}
        <div role="status">{deletion && <p>{t('end.would')}</p>}</div>
        {deletion && (
          <>
            <Table
              label={t('end.would')}
              head={[
                { title: t('end.what') },
                { title: t('end.count'), isNumber: true },
                { title: t('end.fate') },
              ]}
              rows={deletion.map(({ name, count, fate }) => ({
                key: `${name} ${fate}`,
                cells: [belongingName(name, t), format.number(count), fateName(fate, t)],
              }))}
            />
            <div className={styles.buttons}>
              <Button
                variant="danger"
                pending={end.isSending}
                onClick={() => end.send({ intent: 'delete', ...whose })}
              >
                {t('end.do')}
              </Button>
              <Button variant="quiet" onClick={() => setPreviewOf(undefined)}>
                {t('change.leave')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
