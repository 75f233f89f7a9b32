import type { ComponentProps, ElementType, ReactNode } from 'react'
import { type AsProps, join } from '../as.ts'
import { Spinner } from '../Spinner.tsx'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonStyle {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** On touch screens a round button with its icon alone; needs an `aria-label` and an `Icon` beside its words. */
  readonly compact?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Busy: stays focusable and keeps its width, ignores presses, says so to assistive technology. */
  readonly pending?: boolean | undefined
}

function classNameOf(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  compact = false,
  className?: string,
): string {
  return join(styles.button, styles[variant], styles[size], compact && styles.compact, className)
}

export function Button({
  variant,
  size,
  compact,
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Unlike `disabled` it keeps the focus.
  const shut = pending || rest['aria-disabled'] === true
  return (
    <button
      {...rest}
      type={type}
      className={classNameOf(variant, size, compact, className)}
      aria-disabled={shut || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (shut ? event.preventDefault() : onClick?.(event))}
    >
      <span className={styles.label}>{children}</span>
      {pending && <Spinner className={styles.spinner} />}
    </button>
  )
}

/** A link that looks like a button; `as` a router's link, or a plain anchor. */
export function ButtonLink<Element extends ElementType = 'a'>({
  as,
  variant,
  size,
  compact,
  className,
  children,
  ...rest
}: AsProps<
  Element,
  ButtonStyle & { readonly className?: string | undefined; readonly children?: ReactNode }
>) {
  const Tag: ElementType = as ?? 'a'
  return (
    <Tag {...rest} className={classNameOf(variant, size, compact, className)}>
      <span className={styles.label}>{children}</span>
    </Tag>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name of the action. */
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={join(styles.icon, className)} aria-label={label} title={label}>
      {children}
    </button>
  )
}
