import { parts as styles, useKeptFocus } from '@galleria/manage'
import { Button, Card, EmptyState, Heading } from '@galleria/ui'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import { textOf } from '../rules/edit-cell.ts'
import { type Named, NamedForm } from './NamedForm.tsx'

interface Props {
  readonly isOwner: boolean
  readonly title: string
  readonly more: string
  readonly none: string
  readonly add: string
  readonly list: readonly Named[]
  /** Characters of a name, at most. */
  readonly most: number
  /** What deleting one means. */
  readonly meaning: string
  /** With a text of its own, as HTML. */
  readonly hasText?: boolean
  readonly children?: ReactNode
}

/** Things that products share by name: made, renamed, deleted, with how many products have each. */
export function NamedPage({ isOwner, title, more, none, add, list, ...form }: Props) {
  const t = useMessages()
  return (
    <Frame title={title} isOwner={isOwner} description={more}>
      <div className={styles.rows}>
        <Card className={styles.form}>
          <Heading level={2} size="lg">
            {add}
          </Heading>
          <NamedForm key={list.length} {...form} />
        </Card>
        {list.length === 0 ? (
          <EmptyState title={none} />
        ) : (
          list.map((one) => (
            <Card key={one.id}>
              <div className={styles.titled}>
                <Heading level={2} size="lg">
                  <bdi>{one.name}</bdi>
                </Heading>
                <p className={styles.quiet}>{t('named.used', { count: one.count })}</p>
              </div>
              {form.hasText ? <Text one={one} {...form} /> : <NamedForm one={one} {...form} />}
            </Card>
          ))
        )}
      </div>
    </Frame>
  )
}

type FormProps = Parameters<typeof NamedForm>[0] & { readonly one: Named }

/** The beginning of its text: editors of texts are heavy, and only the one that is wanted opens. */
function Text({ one, ...form }: FormProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>()
  return (
    <div className={styles.form} {...kept}>
      {isOpen ? (
        <NamedForm one={one} {...form} />
      ) : (
        <>
          <p>
            <bdi>{textOf(one.text)}</bdi>
          </p>
          <div className={styles.buttons}>
            <Button
              size="small"
              aria-label={t('named.change-one', { name: one.name })}
              onClick={() => setOpen(true)}
            >
              {t('named.change')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
