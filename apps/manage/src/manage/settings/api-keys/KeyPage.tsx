import { useFormat } from '@galleria/i18n'
import { ConfirmDialog, EditForm, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { ApiKey } from '@galleria/platform-client/api-keys'
import { Link } from '@galleria/router'
import { Button, DescriptionList, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import own from './api-keys.module.css'
import { keyDraft } from './draft.ts'
import { KeyFields } from './KeyFields.tsx'

interface Props {
  readonly apiKey: ApiKey
  readonly isOwner: boolean
}

/** Facts of a key, what it may do, and its end. */
export function KeyPage({ apiKey, isOwner }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const revoking = useSend()
  const [isAsking, setAsking] = useState(false)
  const saved = keyDraft(apiKey)
  const { draft, isChanged, change, reset, restore } = useDraft(saved)
  const { id, name, prefix, createdBy, revision } = apiKey
  const dateOr = (date: string | null | undefined) => (date ? format.moment(date) : t('keys.never'))
  return (
    <Frame title={name} isOwner={isOwner} hasTimes>
      <div className={styles.rows}>
        <DescriptionList
          className={own.facts}
          items={[
            { term: t('keys.key'), value: <code dir="ltr">{prefix}…</code> },
            { term: t('keys.used'), value: dateOr(apiKey.lastUsedDate) },
            { term: t('keys.expires'), value: dateOr(apiKey.expirationDate) },
            { term: t('keys.created'), value: format.moment(apiKey.createdDate) },
            { term: t('keys.by'), value: <bdi>{createdBy.name ?? '–'}</bdi> },
          ]}
        />
        <EditForm
          label={name}
          {...{ sent, isSending, isChanged }}
          onReset={reset}
          onRestore={restore}
          onSave={() => send({ intent: 'save', draft, seen: saved, revision })}
          buttons={
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('keys.revoke')}
            </Button>
          }
        >
          <KeyFields {...{ draft, change }} errors={sent?.errors} />
        </EditForm>
        <div className={styles.buttons}>
          <TextLink as={Link} to={`/manage/settings/audit?object=${id}`}>
            {t('keys.history')}
          </TextLink>
          <TextLink as={Link} to={`/manage/settings/audit?by=key-${id}`}>
            {t('keys.calls')}
          </TextLink>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('keys.revoke-title', { name })}
        act={t('keys.revoke')}
        pending={revoking.isSending}
        problem={revoking.sent?.problem}
        onConfirm={() => revoking.send({ intent: 'revoke' })}
        onClose={() => setAsking(false)}
      >
        <p>{t('keys.revoke-more')}</p>
      </ConfirmDialog>
    </Frame>
  )
}
