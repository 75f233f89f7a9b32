import type { ComponentProps, ElementType, ReactNode } from 'react'
import { type AsProps, join } from './as.ts'
import styles from './layout.module.css'

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

interface Classed {
  readonly className?: string | undefined
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
  ...rest
}: AsProps<Element, Classed & { readonly gap?: Space }>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag {...rest} className={join(styles.stack, styles[`gap${gap}`], className)} />
}

/** As many columns as fit, none narrower than `min` rem. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  gap = 4,
  min = 16,
  className,
  ...rest
}: AsProps<Element, Classed & { readonly gap?: Space; readonly min?: 0 | 12 | 14 | 15 | 16 | 17 }>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag {...rest} className={join(styles.grid, styles[`min${min}`], styles[`gap${gap}`], className)} />
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
  return <Tag {...rest} className={join(styles.heading, styles[`size-${size ?? usual}`], className)} />
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
