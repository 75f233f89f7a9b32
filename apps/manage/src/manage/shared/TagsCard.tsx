import { type Outcome, parts, useDone } from '@galleria/manage'
import { Button, Card, Field, Heading, Icon, IconButton } from '@galleria/ui'
import { type ReactNode, useState } from 'react'
import styles from './TagsCard.module.css'

interface Props {
  readonly title: string
  readonly tags: readonly string[]
  readonly mayChange: boolean
  /** Texts of the area, which has its own name for a tag. */
  readonly words: { readonly add: string; readonly field: string; remove(tag: string): string }
  /** Submission of the new tag. */
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  readonly onAdd: (tag: string) => void
  readonly onRemove: (tag: string) => void
  /** Outcome of the changes. */
  readonly children: ReactNode
  /** Text in place of no tags. */
  readonly empty?: string
}

/** Words by which staff find an order or a customer again. */
export function TagsCard(props: Props) {
  const { title, tags, mayChange, words, sent, isSending, onAdd, onRemove, children, empty } = props
  const [tag, setTag] = useState('')
  useDone(sent, () => setTag(''))
  return (
    <Card>
      <Heading level={2}>{title}</Heading>
      {tags.length === 0 && empty && <p className={parts.quiet}>{empty}</p>}
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((each) => (
            <li key={each} className={styles.tag}>
              <bdi>{each}</bdi>
              {mayChange && (
                <IconButton label={words.remove(each)} onClick={() => onRemove(each)}>
                  <Icon name="close" size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <form
          className={parts.inline}
          onSubmit={(event) => {
            event.preventDefault()
            if (tag.trim() && !isSending) onAdd(tag.trim())
          }}
        >
          <Field
            label={words.field}
            maxLength={50}
            autoComplete="off"
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
          <Button type="submit" pending={isSending}>
            {words.add}
          </Button>
        </form>
      )}
      {children}
    </Card>
  )
}
