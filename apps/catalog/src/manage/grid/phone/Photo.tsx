import type { MediaItem } from '@galleria/platform-client/products'
import { Button, Picture } from '@galleria/ui'
import { useRef, useState } from 'react'
import { pictureOf } from '../../../rules/picture.ts'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'

interface Props {
  readonly name: string
  readonly face: Face | undefined
  /** Puts a picture behind those that the product has. In words, what is wrong with it. */
  readonly onAdd: (file: File) => Promise<string | undefined>
}

/** Picture of a product, with a button that adds another from the camera or the device. */
export function Photo({ name, face, onAdd }: Props) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()

  async function add(file: File) {
    setSending(true)
    setSaid('')
    setProblem(undefined)
    try {
      const wrong = await onAdd(file)
      if (wrong) setProblem(wrong)
      else setSaid(t('phone.photo-added'))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      {face && <Picture {...pictureOf(face)} className={styles.face} alt="" ratio="1" sizes="4rem" />}
      <div className={styles.photo}>
        <Button
          size="small"
          pending={isSending}
          aria-label={t('phone.photo-of', { name })}
          onClick={() => input.current?.click()}
        >
          {t('phone.photo')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('phone.photo-of', { name })}
          accept="image/*"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) void add(file)
          }}
        />
        <span role="status">{said}</span>
        {problem && (
          <span role="alert" className={styles.problem}>
            {problem}
          </span>
        )}
      </div>
    </>
  )
}

/** First picture of a product. */
export type Face = MediaItem
