import type { ComponentProps, CSSProperties, ElementType, ReactNode } from 'react'
import { type AsProps, join } from './as.ts'
import styles from './layout.module.css'

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

interface Classed {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

/** The page's width and its margins. */
export function Container<Element extends ElementType = 'div'>({
  as,
  narrow = false,
  className,
  ...rest
}: AsProps<Element, Classed & { readonly narrow?: boolean }>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag {...rest} className={join(styles.container, narrow && styles.narrow, className)} />
}

/** One below another. */
export function Stack<Element extends ElementType = 'div'>({
  as,
  gap = 4,
  className,
  style,
  ...rest
}: AsProps<Element, Classed & { readonly gap?: Space }>) {
  const Tag: ElementType = as ?? 'div'
  return (
    <Tag
      {...rest}
      className={join(styles.stack, className)}
      style={{ gap: `var(--space-${gap})`, ...style }}
    />
  )
}

/** As many columns as fit, none narrower than `min`. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  gap = 4,
  min = '16rem',
  className,
  style,
  ...rest
}: AsProps<Element, Classed & { readonly gap?: Space; readonly min?: string }>) {
  const Tag: ElementType = as ?? 'div'
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`
  return (
    <Tag
      {...rest}
      className={join(styles.grid, className)}
      style={{ gap: `var(--space-${gap})`, gridTemplateColumns: columns, ...style }}
    />
  )
}

export function Card<Element extends ElementType = 'section'>({
  as,
  className,
  ...rest
}: AsProps<Element, Classed>) {
  const Tag: ElementType = as ?? 'section'
  return <Tag {...rest} className={join(styles.card, className)} />
}

export function Divider({ className, ...rest }: ComponentProps<'hr'>) {
  return <hr {...rest} className={join(styles.divider, className)} />
}

export function Heading({
  level = 2,
  size,
  className,
  ...rest
}: ComponentProps<'h2'> & {
  readonly level?: 1 | 2 | 3 | 4
  readonly size?: 'md' | 'lg' | 'xl' | '2xl' | '3xl'
}) {
  const Tag: ElementType = `h${level}`
  const usual = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' }[level]
  return (
    <Tag
      {...rest}
      className={join(styles.heading, className)}
      style={{ fontSize: `var(--text-${size ?? usual})`, ...rest.style }}
    />
  )
}

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  readonly title: ReactNode
  /** Above the title: breadcrumbs. */
  readonly before?: ReactNode
  readonly description?: ReactNode
  /** At the end of the line. */
  readonly actions?: ReactNode
}

/** The page's one first-level heading; focus comes here after navigation. */
export function PageHeader({ title, before, description, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={join(styles.header, className)}>
      {before}
      <div className={styles.titles}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        {actions}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </header>
  )
}
