import type { ComponentProps, ElementType, ReactNode } from 'react'
import { join } from './as.ts'
import { Icon } from './Icon.tsx'
import { useMessages } from './messages/index.ts'
import styles from './navigation.module.css'

interface Linked {
  /** A router's link that takes `to`; a plain anchor when absent. */
  readonly as?: ElementType
}

export interface BreadcrumbProps extends Linked {
  readonly items: readonly { readonly label: ReactNode; readonly to?: string }[]
  readonly className?: string | undefined
}

/** The last one is the page itself and no link. */
export function Breadcrumb({ items, as, className }: BreadcrumbProps) {
  const t = useMessages()
  return (
    <nav aria-label={t('ui.breadcrumb')} className={className}>
      <ol className={styles.crumbs}>
        {items.map(({ label, to }, index) => (
          <li key={to ?? 'here'} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {to && index < items.length - 1 ? (
              link(as, to, label, styles.quiet)
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Strip of links to the sections of an area; the link of the current one has `aria-current`. */
export function SectionNav({ className, ...rest }: ComponentProps<'nav'>) {
  return <nav {...rest} className={join(styles.sections, className)} />
}

export interface PaginationProps extends Linked {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Address of a page. */
  readonly hrefFor: (page: number) => string
  readonly className?: string | undefined
}

/** Real links to every page worth offering: the ends, and the neighbors of this one. */
export function Pagination({ page, pages, hrefFor, as, className }: PaginationProps) {
  const t = useMessages()
  if (pages <= 1) return null
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b)
  return (
    <nav aria-label={t('ui.pages')} className={join(styles.pages, className)}>
      {page > 1 &&
        link(as, hrefFor(page - 1), <Turn name="chevron-left" label={t('pages.previous')} />, styles.turn, {
          rel: 'prev',
        })}
      <ol className={styles.numbers}>
        {shown.map((each, index) => (
          <li key={each} className={styles.number}>
            {index > 0 && each - (shown[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
            {link(as, hrefFor(each), each, styles.page, {
              'aria-label': t('pages.one', { page: each }),
              ...(each === page ? { 'aria-current': 'page' } : {}),
            })}
          </li>
        ))}
      </ol>
      {page < pages &&
        link(as, hrefFor(page + 1), <Turn name="chevron-right" label={t('pages.next')} />, styles.turn, {
          rel: 'next',
        })}
    </nav>
  )
}

function Turn({ name, label }: { readonly name: 'chevron-left' | 'chevron-right'; readonly label: string }) {
  return (
    <>
      {name === 'chevron-left' && <Icon name={name} size={18} />}
      {label}
      {name === 'chevron-right' && <Icon name={name} size={18} />}
    </>
  )
}

function link(
  as: ElementType | undefined,
  to: string,
  children: ReactNode,
  className?: string,
  rest: object = {},
) {
  const Tag: ElementType = as ?? 'a'
  return (
    <Tag {...rest} {...(as ? { to } : { href: to })} className={className}>
      {children}
    </Tag>
  )
}
