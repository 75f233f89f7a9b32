import { parts as shared, useSend } from '@galleria/manage'
import type { MediaItem } from '@galleria/platform-client/products'
import { Button, Field, Picture } from '@galleria/ui'
import { useState } from 'react'
import { altOf, pictureOf } from '../../../rules/picture.ts'
import { useMessages } from '../../messages/index.ts'
import styles from '../product.module.css'
import { type MediaDraft, mediaDraftOf } from '../rules/draft.ts'

interface Props {
  /** Ids of what is shown already. */
  readonly shown: readonly string[]
  /** How many more there may be. */
  readonly most: number
  readonly onPick: (added: readonly MediaDraft[]) => void
}

/** Pictures that other products show may be shown here too. Not a form: it stands within one. */
export function MediaPicker({ shown, most, onPick }: Props) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const { sent, isSending, send } = useSend<{ media: MediaItem[] }>()
  const find = () => send({ intent: 'find-media', words })
  const found = sent?.media?.filter(({ id }) => !shown.includes(id))
  return (
    <fieldset className={styles.picker} aria-label={t('editor.media-add')}>
      <div className={shared.inline}>
        <Field
          label={t('editor.media-of')}
          hint={t('editor.media-of-more')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            find()
          }}
        />
        <Button pending={isSending} onClick={find}>
          {t('editor.media-find')}
        </Button>
      </div>
      <p role="status" className={shared.quiet}>
        {found && t('editor.media-found', { count: found.length })}
      </p>
      {sent?.problem && <p className={styles.error}>{sent.problem}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, 24).map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles.add}
                disabled={most === 0}
                aria-label={t('editor.media-take', { name: altOf(item, t('editor.picture')) })}
                onClick={() => onPick([mediaDraftOf(item)])}
              >
                <Picture {...pictureOf(item)} alt="" ratio="1" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
