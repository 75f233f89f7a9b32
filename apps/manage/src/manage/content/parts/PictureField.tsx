import { FileDrop, parts as shared, useSend } from '@galleria/manage'
import type { ContentPicture } from '@galleria/platform-client/content-pages'
import { Button, Field, Picture } from '@galleria/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { uploadedPicture } from '../data/uploaded-picture.ts'
import { useMessages } from '../messages/index.ts'
import styles from './content.module.css'

interface Answered {
  readonly pictures?: readonly ContentPicture[]
  readonly uploadUrl?: string
}

interface Props {
  readonly label: string
  readonly value: ContentPicture | null
  readonly onChange: (picture: ContentPicture | null) => void
}

/** Picture of the library, or a new one from this device, with the text for those who do not see it. */
export function PictureField({ label, value, onChange }: Props) {
  const t = useMessages()
  const { sent, isSending, send } = useSend<Answered>()
  const [isOpen, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const url = sent?.uploadUrl
  const upload = useEffectEvent(async (to: string) => {
    if (!file) return
    const picture = await uploadedPicture(to, file)
    setFile(undefined)
    if (!picture) return setProblem(t('picture.refused', { name: file.name }))
    setProblem(undefined)
    setOpen(false)
    onChange(picture)
  })
  useEffect(() => {
    if (url) void upload(url)
  }, [url])
  const find = () => send({ intent: 'find-pictures', words })
  return (
    <fieldset className={`${shared.form} ${shared.fields}`}>
      <legend className={styles.label}>{label}</legend>
      {value && (
        <>
          <Picture
            src={value.url}
            alt=""
            width={value.width ?? 800}
            height={value.height ?? 600}
            className={styles.chosen}
          />
          <Field
            label={t('picture.alt')}
            hint={t('picture.alt-hint')}
            maxLength={500}
            value={value.altText ?? ''}
            onChange={({ target }) => onChange({ ...value, altText: target.value })}
          />
        </>
      )}
      <div className={shared.buttons}>
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
            if (!isOpen) find()
          }}
        >
          {value ? t('picture.change') : t('picture.choose')}
        </Button>
        {value && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <FileDrop
            label={t('picture.upload')}
            accept="image/*"
            maxBytes={20_000_000}
            error={problem ?? sent?.problem}
            onFiles={([first]) => {
              if (!first) return
              setFile(first)
              send({ intent: 'upload', name: first.name, type: first.type, size: first.size })
            }}
          />
          <div className={shared.inline}>
            <Field
              label={t('picture.words')}
              type="search"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                find()
              }}
            />
            <Button size="small" pending={isSending} onClick={find}>
              {t('picture.find')}
            </Button>
          </div>
          <p role="status" className={shared.quiet}>
            {sent?.pictures && t('picture.found', { count: sent.pictures.length })}
          </p>
          <ul className={styles.pictures}>
            {sent?.pictures?.map((picture) => (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles.take}
                  aria-label={t('picture.take', { name: picture.altText || picture.id })}
                  onClick={() => {
                    onChange(picture)
                    setOpen(false)
                  }}
                >
                  <Picture
                    src={picture.url}
                    alt=""
                    width={picture.width ?? 400}
                    height={picture.height ?? 400}
                    ratio="1"
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  )
}
