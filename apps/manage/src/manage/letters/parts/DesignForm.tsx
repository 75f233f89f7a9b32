import { EditForm, errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { LetterDesign, LetterPreview } from '@galleria/platform-client/letters'
import { Field, Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import own from './letters.module.css'
import { PreviewPanel } from './PreviewPanel.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  readonly design: LetterDesign
  readonly preview: LetterPreview
  readonly language: string
  readonly mayChange: boolean
}

export interface DesignDraft {
  readonly senderName: string
  readonly color: string
  readonly logoUrl: string
}

/** Color of the platform's own button, where a merchant begins. */
const FIRST = '#a33d1a'

/** Look of every letter, beside one of them. */
export function DesignForm({ design, preview, language, mayChange }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, merge } = useDraft<DesignDraft>({
    senderName: design.senderName ?? '',
    color: design.color ?? '',
    logoUrl: design.logoUrl ?? '',
  })
  const { revision } = design
  const looked = usePreview(preview, { draft })
  const errors = { ...looked.errors, ...sent?.errors }
  const labels: Readonly<Record<string, string>> = {
    senderName: t('design.sender'),
    color: t('design.color'),
    logoUrl: t('design.logo'),
  }
  return (
    <section>
      <Heading level={2} size="lg">
        {t('design.title')}
      </Heading>
      <div className={styles.split}>
        <EditForm
          label={t('design.title')}
          {...{ sent, isSending, isChanged, merge, mayChange }}
          onReset={reset}
          nameOf={(field) => labels[field] ?? field}
          onSave={() => send({ intent: 'save', draft, revision })}
        >
          <Field
            label={t('design.sender')}
            hint={t('design.sender-hint')}
            value={draft.senderName}
            maxLength={60}
            error={errorAt(errors, 'senderName')}
            onChange={({ target }) => change({ senderName: target.value })}
          />
          <div className={own.color}>
            <Field
              label={t('design.color')}
              hint={t('design.color-hint')}
              value={draft.color}
              maxLength={7}
              dir="ltr"
              spellCheck={false}
              placeholder={FIRST}
              error={errorAt(errors, 'color') && t('design.color-wrong')}
              onChange={({ target }) => change({ color: target.value })}
            />
            <input
              type="color"
              className={own.swatch}
              aria-label={t('design.color-pick')}
              value={/^#[\da-f]{6}$/i.test(draft.color) ? draft.color : FIRST}
              onChange={({ target }) => change({ color: target.value })}
            />
          </div>
          <Field
            label={t('design.logo')}
            hint={t('design.logo-hint')}
            type="url"
            value={draft.logoUrl}
            maxLength={2048}
            error={errorAt(errors, 'logoUrl') && t('design.logo-wrong')}
            onChange={({ target }) => change({ logoUrl: target.value })}
          />
        </EditForm>
        <PreviewPanel {...looked} onLook={looked.setLook} language={language} />
      </div>
    </section>
  )
}
