import { useFormat } from '@galleria/i18n'
import { parts as shared } from '@galleria/manage'
import { Button, Notice } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { StoredDraft } from '../rules/stored-draft.ts'

interface Props {
  readonly kept: StoredDraft | null
  /** Current revision of the product. */
  readonly revision: string
  readonly onTakeUp: () => void
  readonly onDiscard: () => void
}

/** Offer to restore the draft that was kept when the page was left. */
export function StoredDraftNotice({ kept, revision, onTakeUp, onDiscard }: Props) {
  const t = useMessages()
  const format = useFormat()
  if (!kept) return null
  return (
    <Notice tone="info" title={t('editor.kept')}>
      <p>
        {t('editor.kept-more', { date: format.date(new Date(kept.at)) })}
        {kept.revision !== revision && ` ${t('editor.kept-older')}`}
      </p>
      <div className={shared.buttons}>
        <Button size="small" variant="primary" onClick={onTakeUp}>
          {t('editor.kept-take')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          {t('editor.kept-discard')}
        </Button>
      </div>
    </Notice>
  )
}
