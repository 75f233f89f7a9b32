import { parts as styles, Table } from '@galleria/manage'
import { Link } from '@galleria/router'
import { ButtonLink, Heading } from '@galleria/ui'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends Pick<ComponentProps<typeof Table>, 'head' | 'rows' | 'isStacked'> {
  readonly title: string
  readonly none: string
  /** Page that makes another one, and what its link says. */
  readonly add?: { readonly to: string; readonly label: string }
  readonly more?: ReactNode
}

/** List of one kind under its title, with a link that makes another one. */
export function ListSection({ title, none, add, more, ...table }: Props) {
  return (
    <div className={styles.form}>
      <div className={styles.titled}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {add && (
          <ButtonLink as={Link} to={add.to} size="small">
            {add.label}
          </ButtonLink>
        )}
      </div>
      {more && <p className={styles.quiet}>{more}</p>}
      {table.rows.length === 0 ? <p className={styles.quiet}>{none}</p> : <Table label={title} {...table} />}
    </div>
  )
}
