import { parts as shared } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { Button, Field, Picture } from '@galleria/ui'
import { useState } from 'react'
import { altOf, pictureOf } from '../../../rules/picture.ts'
import type { Library } from '../../media/library.ts'
import { Upload } from '../../media/Upload.tsx'
import { useMessages } from '../../messages/index.ts'
import styles from '../product.module.css'
import type { MediaDraft } from '../rules/draft.ts'

interface Props {
  readonly library: Library
  /** Ids of what is shown already. */
  readonly shown: readonly string[]
  /** How many more there may be. */
  readonly most: number
  readonly onAdd: (added: MediaDraft) => void
}

/** New files from this device, or what the shop has already. Not a form: it stands within one. */
export function MediaPicker({ library, shown, most, onAdd }: Props) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const [all, setAll] = useState<readonly MediaDraft[]>()
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function find() {
    setFinding(true)
    setProblem(undefined)
    try {
      setAll(await library.find(words))
    } catch (error) {
      if (!isPlatformError(error)) throw error
      setProblem(t('error.outage'))
    } finally {
      setFinding(false)
    }
  }
  const found = all?.filter(({ item }) => !shown.includes(item.id))
  return (
    <fieldset className={styles.picker} aria-label={t('editor.media-add')}>
      <Upload
        send={async (file, onProgress) => onAdd(await library.upload(file, onProgress))}
        doneText={(count) => t('upload.done', { count })}
      />
      <div className={shared.inline}>
        <Field
          label={t('editor.media-of')}
          hint={t('editor.media-of-more')}
          value={words}
          error={problem}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void find()
          }}
        />
        <Button pending={isFinding} onClick={() => void find()}>
          {t('editor.media-find')}
        </Button>
      </div>
      <p role="status" className={shared.quiet}>
        {found && t('editor.media-found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, 24).map((one) => (
            <li key={one.item.id}>
              <button
                type="button"
                className={styles.add}
                disabled={most === 0}
                aria-label={t('editor.media-take', { name: altOf(one.item, t('editor.picture')) })}
                onClick={() => onAdd(one)}
              >
                <Picture {...pictureOf(one.item)} alt="" ratio="1" sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
