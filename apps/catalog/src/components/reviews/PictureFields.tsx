import type { ReviewMedia } from '@galleria/platform-client/reviews'
import { Checkbox, Icon, IconButton, Picture } from '@galleria/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { MOST_PICTURES } from '../../rules/reviews/draft.ts'
import styles from './PictureFields.module.css'

interface Props {
  /** Pictures that the review has. */
  readonly kept: readonly ReviewMedia[]
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
  readonly error: string | undefined
}

/** Pictures of a review: those it has, which can be left out, and new ones. */
export function PictureFields({ kept, files, onChange, error }: Props) {
  const t = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const there = kept.flatMap(({ image }) => (image?.id ? [{ ...image, id: image.id }] : []))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('reviews.pictures-label')}</legend>
      {there.length > 0 && (
        <ul className={styles.list}>
          {there.map(({ id: picture, url, width = 800, height = 800 }, index) => (
            <li key={picture} className={styles.item}>
              <Picture {...{ src: url, width, height }} alt="" ratio="1" className={styles.picture} />
              <Checkbox name="kept" value={picture} defaultChecked>
                {t('reviews.picture-keep', { number: index + 1 })}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file, at) => (
            <li key={keyOf(file)} className={styles.item}>
              <Chosen file={file} />
              <IconButton
                label={t('reviews.picture-remove', { name: file.name })}
                onClick={() => {
                  onChange(files.filter((_, index) => index !== at))
                  // The button goes with its picture.
                  input.current?.focus()
                }}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <label htmlFor={id} className={styles.label}>
        {t('reviews.pictures-add')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        name="pictures"
        accept="image/jpeg,image/png,image/webp"
        multiple
        className={styles.file}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].filter(
            (file) => !files.some((each) => keyOf(each) === keyOf(file)),
          )
          onChange([...files, ...chosen].slice(0, MOST_PICTURES))
          target.value = ''
        }}
      />
      <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error ?? t('reviews.pictures-hint', { count: MOST_PICTURES })}
      </p>
    </fieldset>
  )
}

const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** A file as a picture. `data:`, which the page's policy lets it show; `blob:` it does not. */
function Chosen({ file }: { readonly file: File }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setSrc(String(reader.result))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return (
    <>
      <Picture src={src} width={800} height={800} alt="" ratio="1" className={styles.picture} />
      <bdi className={styles.name}>{file.name}</bdi>
    </>
  )
}
