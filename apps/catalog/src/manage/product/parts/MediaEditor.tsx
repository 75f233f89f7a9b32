import { SortableList, parts as shared } from '@galleria/manage'
import { Button, Card, Field, Heading, Picture, Select } from '@galleria/ui'
import { useState } from 'react'
import { altOf, pictureOf } from '../../../rules/picture.ts'
import type { Library } from '../../media/library.ts'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { choiceShownBy, picturedOption, showing } from '../rules/choice-media.ts'
import type { MediaDraft } from '../rules/draft.ts'
import { FocalPoint } from './FocalPoint.tsx'
import { MediaPicker } from './MediaPicker.tsx'

/** Wire §4.9. */
const MOST = 50

interface Props extends PartProps {
  readonly library: Library
  /** Appends to the media at the time the upload ends, because a file may take long. */
  readonly onAdd: (added: MediaDraft) => void
}

/** Pictures, films and files in the order in which the shop shows them. */
export function MediaEditor({ draft, change, at, library, onAdd }: Props) {
  const t = useMessages()
  const { media } = draft
  const nameOf = ({ item }: MediaDraft) => altOf(item, t('editor.picture'))
  const put = (id: string, part: Partial<MediaDraft>) =>
    change({ media: media.map((each) => (each.item.id === id ? { ...each, ...part } : each)) })
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.media')}
      </Heading>
      {media.length === 0 && <p className={shared.quiet}>{t('editor.media-none')}</p>}
      <SortableList
        label={t('editor.media')}
        items={media}
        keyOf={({ item }) => item.id}
        nameOf={nameOf}
        onMove={(next) => change({ media: next })}
      >
        {(one, index) => (
          <MediaRow
            {...{ one, draft, change }}
            error={at(`mediaItems[${index}].mediaId`)}
            onChange={(part) => put(one.item.id, part)}
            onRemove={() => change({ media: media.filter((each) => each !== one) })}
          />
        )}
      </SortableList>
      {media.length < MOST && (
        <MediaPicker
          library={library}
          shown={media.map(({ item }) => item.id)}
          most={MOST - media.length}
          onAdd={onAdd}
        />
      )}
    </Card>
  )
}

interface RowProps extends Pick<PartProps, 'draft' | 'change'> {
  readonly one: MediaDraft
  readonly error: string | undefined
  readonly onChange: (part: Partial<MediaDraft>) => void
  readonly onRemove: () => void
}

function MediaRow({ one, draft, change, error, onChange, onRemove }: RowProps) {
  const t = useMessages()
  const [isFocusing, setFocusing] = useState(false)
  const { item, alt, focus } = one
  const option = picturedOption(draft.options)
  const name = altOf(item, t('editor.picture'))
  const shown = { ...pictureOf(item), focalPoint: focus ?? undefined }
  return (
    <div className={styles.medium}>
      <Picture {...shown} alt="" ratio="1" sizes="6rem" className={styles.thumb} />
      <div className={shared.form}>
        {item.image ? (
          <Field
            label={t('editor.alt')}
            hint={alt ? undefined : t('editor.alt-more')}
            value={alt}
            maxLength={1000}
            dir="auto"
            error={error}
            onChange={(event) => onChange({ alt: event.target.value })}
          />
        ) : (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
        <div className={shared.inline}>
          {option && item.image && (
            <Select
              label={t('editor.shows', { option: option.name })}
              value={choiceShownBy(option, item.id)}
              onChange={(event) =>
                change({
                  options: showing(draft.options, {
                    ...{ option: option.name, choice: event.target.value, mediaId: item.id },
                  }),
                })
              }
            >
              <option value="">{t('editor.shows-all')}</option>
              {option.choices.map(({ description }) => (
                <option key={description} value={description}>
                  {description}
                </option>
              ))}
            </Select>
          )}
          {item.image && (
            <Button size="small" aria-expanded={isFocusing} onClick={() => setFocusing(!isFocusing)}>
              {t('editor.focus')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('editor.media-remove')}
          </Button>
        </div>
        {isFocusing && (
          <FocalPoint item={item} focus={focus} onChange={(point) => onChange({ focus: point })} />
        )}
      </div>
    </div>
  )
}
