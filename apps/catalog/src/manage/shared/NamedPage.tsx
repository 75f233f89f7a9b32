import { parts, useRestoredFocus } from '@galleria/manage'
import { Button, Card, EmptyState, Field, Heading } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { Frame } from '../parts/Frame.tsx'
import { textOf } from '../rules/edit-cell.ts'
import { MoveProducts } from './MoveProducts.tsx'
import { type Named, NamedForm } from './NamedForm.tsx'
import styles from './named.module.css'

interface Props {
  readonly isOwner: boolean
  readonly title: string
  readonly more: string
  readonly none: string
  readonly add: string
  readonly list: readonly Named[]
  /** False where only products bring new ones, as in catalog V1. */
  readonly canAdd: boolean
  /** Characters of a name, at most. */
  readonly most: number
  /** Explanation of what deleting one means. */
  readonly meaning: string
  /** With a text of its own, as HTML. */
  readonly hasText?: boolean
  /** Whether products of one can be given another. */
  readonly canMove?: boolean
}

/** So many are found by looking. */
const FEW = 12

/** Things that products share by name: made, renamed, deleted, with how many products have each. */
export function NamedPage({
  isOwner,
  title,
  more,
  none,
  add,
  list,
  canAdd,
  canMove = false,
  ...form
}: Props) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = wanted ? list.filter(({ name }) => name.toLowerCase().includes(wanted)) : list
  return (
    <Frame hasTimes={false} title={title} isOwner={isOwner} description={more}>
      <div className={parts.rows}>
        {canAdd ? (
          <Card className={parts.form}>
            <Heading level={2} size="lg">
              {add}
            </Heading>
            <NamedForm key={list.length} {...form} />
          </Card>
        ) : (
          <p className={parts.quiet}>{t('named.of-products')}</p>
        )}
        {list.length === 0 && <EmptyState title={none} />}
        {list.length > FEW && (
          <Field
            label={t('named.find')}
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        {wanted && (
          <p role="status" className={parts.quiet}>
            {t('named.found', { count: found.length })}
          </p>
        )}
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((one) => (
              <li key={one.id}>
                <One {...{ one, ...form }} others={canMove ? list.filter((each) => each !== one) : []} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  )
}

type OneProps = Parameters<typeof NamedForm>[0] & {
  readonly one: Named
  /** Replacements offered to its products. */
  readonly others: readonly Named[]
}

/** A line of the list; only the one that is wanted opens. */
function One({ one, others, ...form }: OneProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const restored = useRestoredFocus<HTMLElement>()
  return (
    <section className={styles.one} {...restored}>
      <div className={styles.line}>
        <Heading level={2} size="md">
          <bdi>{one.name}</bdi>
        </Heading>
        <p className={parts.quiet}>{t('named.used', { count: one.count })}</p>
        <Button
          size="small"
          aria-label={t('named.change-one', { name: one.name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('named.change')}
        </Button>
      </div>
      {!isOpen && one.text && (
        <p className={parts.quiet}>
          <bdi>{textOf(one.text)}</bdi>
        </p>
      )}
      {isOpen && (
        <>
          <NamedForm one={one} {...form} />
          {others.length > 0 && <MoveProducts name={one.name} others={others.map(({ name }) => name)} />}
        </>
      )}
    </section>
  )
}
