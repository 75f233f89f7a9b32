import { useLocale } from '@galleria/i18n'
import { EditForm, errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import { momentIn } from '@galleria/manage/zone-time'
import { Link } from '@galleria/router'
import { ButtonLink, Field, Notice } from '@galleria/ui'
import { CopyText } from '../../shared/CopyText.tsx'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import { keyDraft } from './draft.ts'
import { KeyFields } from './KeyFields.tsx'

/** Form that makes a key; the platform tells it here once and never again. */
export function NewKey({ isOwner }: { readonly isOwner: boolean }) {
  const t = useMessages()
  const { timeZone = 'UTC' } = useLocale()
  const { sent, isSending, send } = useSend<{ secret?: string; id?: string }>()
  const { draft, isChanged, change, reset } = useDraft({ ...keyDraft(), expires: '' })
  if (sent?.secret)
    return (
      <Frame title={t('keys.new')} isOwner={isOwner}>
        <div className={styles.rows}>
          <div role="status">
            <Notice tone="warning" title={t('keys.made')}>
              <p>{t('keys.once')}</p>
            </Notice>
          </div>
          <CopyText label={t('keys.secret')} text={sent.secret} />
          <div className={styles.buttons}>
            <ButtonLink as={Link} to={`/manage/settings/api-keys/${sent.id}`}>
              {t('keys.see')}
            </ButtonLink>
            <ButtonLink as={Link} to="/manage/settings/api-keys">
              {t('keys.all')}
            </ButtonLink>
          </div>
        </div>
      </Frame>
    )
  const { expires, ...facts } = draft
  return (
    <Frame title={t('keys.new')} isOwner={isOwner} hasTimes>
      <EditForm
        label={t('keys.new')}
        {...{ sent, isSending, isChanged }}
        onReset={reset}
        onSave={() => send({ intent: 'make', draft: facts, expires: momentIn(timeZone, expires) ?? null })}
      >
        <KeyFields {...{ draft, change }} errors={sent?.errors} />
        <Field
          label={t('keys.expires')}
          hint={t('keys.expires-hint', { zone: timeZone })}
          type="datetime-local"
          value={expires}
          error={errorAt(sent?.errors, 'expirationDate') && t('keys.expires-wrong')}
          onChange={({ target }) => change({ expires: target.value })}
        />
      </EditForm>
    </Frame>
  )
}
