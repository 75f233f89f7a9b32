import { useFormat } from '@galleria/i18n'
import { SortableList, parts as shared } from '@galleria/manage'
import { Button, Card, Checkbox, Disclosure, Field, Heading, Picture, Select } from '@galleria/ui'
import { useState } from 'react'
import { altOf, pictureOf } from '../../../rules/picture.ts'
import type { Library } from '../../media/library.ts'
import { useMessages } from '../../messages/index.ts'
import type { PartProps } from '../part.ts'
import styles from '../product.module.css'
import { choicesShownBy, picturedOption, showing, withoutPictures } from '../rules/choice-media.ts'
import type { MediaDraft } from '../rules/draft.ts'
import type { OptionDraft } from '../rules/variants.ts'
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
  const [following, follow] = useState<string>()
  const option = picturedOption(draft.options, following)
  const nameOf = ({ item }: MediaDraft) => altOf(item, t('editor.picture'))
  const put = (id: string, part: Partial<MediaDraft>) =>
    change({ media: media.map((each) => (each.item.id === id ? { ...each, ...part } : each)) })
  return (
    <Card className={shared.form}>
      <Heading level={2} size="lg">
        {t('editor.media')}
      </Heading>
      {option && draft.options.length > 1 && media.some(({ item }) => item.image) && (
        <Select
          label={t('editor.images-follow')}
          hint={t('editor.images-follow-more')}
          value={option.name}
          onChange={({ target }) => {
            follow(target.value)
            change({ options: withoutPictures(draft.options) })
          }}
        >
          {draft.options.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
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
            {...{ one, draft, change, option }}
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
  /** The option whose choices have pictures. */
  readonly option: OptionDraft | undefined
  readonly error: string | undefined
  readonly onChange: (part: Partial<MediaDraft>) => void
  readonly onRemove: () => void
}

function MediaRow({ one, option, draft, change, error, onChange, onRemove }: RowProps) {
  const t = useMessages()
  const [isFocusing, setFocusing] = useState(false)
  const { item, alt, focus } = one
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
          {item.image && (
            <Button size="small" aria-expanded={isFocusing} onClick={() => setFocusing(!isFocusing)}>
              {t('editor.focus')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('editor.media-remove')}
          </Button>
        </div>
        {option && item.image && (
          <ShownChoices
            option={option}
            mediaId={item.id}
            onChange={(choices) =>
              change({
                options: showing(draft.options, { option: option.name, choices, mediaId: item.id }),
              })
            }
          />
        )}
        {isFocusing && (
          <FocalPoint item={item} focus={focus} onChange={(point) => onChange({ focus: point })} />
        )}
      </div>
    </div>
  )
}

interface ShownProps {
  readonly option: OptionDraft
  readonly mediaId: string
  readonly onChange: (choices: readonly string[]) => void
}

/** Choices that a picture is shown for; without any it is shown for all. */
function ShownChoices({ option, mediaId, onChange }: ShownProps) {
  const t = useMessages()
  const { list } = useFormat()
  const shown = choicesShownBy(option, mediaId)
  const name = t('editor.shows', { option: option.name })
  return (
    <Disclosure
      title={t('editor.shows-these', {
        ...{ name, choices: shown.length > 0 ? list(shown) : t('editor.shows-all') },
      })}
    >
      <fieldset className={shared.inline} aria-label={name}>
        {option.choices.map(({ description }) => (
          <Checkbox
            key={description}
            checked={shown.includes(description)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...shown, description] : shown.filter((each) => each !== description),
              )
            }
          >
            <bdi>{description}</bdi>
          </Checkbox>
        ))}
      </fieldset>
    </Disclosure>
  )
}
