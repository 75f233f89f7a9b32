import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { CommunitySettings } from '@galleria/platform-client/member-community'
import { Select } from '@galleria/ui'
import { privacyName } from '../member-status.tsx'
import { useMessages } from '../messages/index.ts'
import own from './members.module.css'

export interface CommunityDraft {
  readonly joinPolicy: string
  readonly defaultPrivacy: string
}

/** Settings of admission and default privacy. */
export function CommunityForm({ settings }: { readonly settings: CommunitySettings }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft<CommunityDraft>({
    joinPolicy: settings.joinPolicy ?? 'OPEN',
    defaultPrivacy: settings.defaultPrivacy,
  })
  return (
    <form
      className={`${styles.form} ${own.editor}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'settings', revision: settings.revision, draft })
      }}
    >
      <div className={own.fields}>
        <Select
          label={t('community.join')}
          hint={draft.joinPolicy === 'APPROVAL' ? t('community.approval-means') : t('community.open-means')}
          value={draft.joinPolicy}
          error={errorAt(sent?.errors, 'joinPolicy')}
          onChange={({ target }) => change({ joinPolicy: target.value })}
        >
          <option value="OPEN">{t('community.open')}</option>
          <option value="APPROVAL">{t('community.approval')}</option>
        </Select>
        <Select
          label={t('community.privacy')}
          hint={t('community.privacy-means')}
          value={draft.defaultPrivacy}
          error={errorAt(sent?.errors, 'defaultPrivacy')}
          onChange={({ target }) => change({ defaultPrivacy: target.value })}
          choices={['PUBLIC', 'PRIVATE', 'UNDEFINED'].map((privacy) => ({
            value: privacy,
            label: privacyName(privacy, t),
          }))}
        />
      </div>
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore} />
    </form>
  )
}
