import { type ComponentProps, type ReactNode, useId } from 'react'
import { join } from '../as.ts'
import styles from './Field.module.css'

interface Around {
  readonly label: ReactNode
  /** Stands below the field until there is an error. */
  readonly hint?: ReactNode
  /** Error with its fix; tied to the field, which is then marked invalid. */
  readonly error?: ReactNode
  readonly className?: string | undefined
}

export type FieldProps = Around &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Inside the field's end, e.g. a button that shows a password. */ readonly end?: ReactNode
  }
export type TextAreaProps = Around & Omit<ComponentProps<'textarea'>, 'className'>
export type SelectProps = Around &
  Omit<ComponentProps<'select'>, 'className'> & {
    /** Options, in place of children. */
    readonly choices?: readonly { readonly value: string; readonly label: string | null | undefined }[]
  }

/** Directions of typed text: words may run the other way than the page, addresses and numbers run from left to right everywhere. */
const directions: Partial<Record<string, 'auto' | 'ltr'>> = {
  text: 'auto',
  search: 'auto',
  email: 'ltr',
  tel: 'ltr',
  url: 'ltr',
}

/** One-line text with its label, hint and error. */
export function Field({ label, hint, error, className, end, id, type = 'text', ...rest }: FieldProps) {
  const around = useAround(id, hint, error, rest['aria-describedby'])
  return (
    <Frame {...{ label, hint, error, className, around }}>
      <span className={styles.box}>
        <input
          dir={directions[type]}
          {...rest}
          {...around.control}
          type={type}
          className={styles.control}
          data-end={end ? '' : undefined}
        />
        {end && <span className={styles.end}>{end}</span>}
      </span>
    </Frame>
  )
}

export { Field as TextField }

export function TextArea({ label, hint, error, className, id, rows = 4, ...rest }: TextAreaProps) {
  const around = useAround(id, hint, error, rest['aria-describedby'])
  return (
    <Frame {...{ label, hint, error, className, around }}>
      <textarea
        dir="auto"
        {...rest}
        {...around.control}
        rows={rows}
        className={join(styles.control, styles.area)}
      />
    </Frame>
  )
}

/** The platform's own select: right on phones, usable without script. */
export function Select({ label, hint, error, className, id, choices, children, ...rest }: SelectProps) {
  const around = useAround(id, hint, error, rest['aria-describedby'])
  return (
    <Frame {...{ label, hint, error, className, around }}>
      <span className={styles.box}>
        <select {...rest} {...around.control} className={join(styles.control, styles.select)}>
          {choices?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          )) ?? children}
        </select>
        <svg className={styles.chevron} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path
            d="m4 6 4 4 4-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </Frame>
  )
}

function useAround(given: string | undefined, hint: ReactNode, error: ReactNode, described?: string) {
  const made = useId()
  const id = given ?? made
  const note = error || hint ? `${id}-note` : undefined
  const describedBy = join(described, note) || undefined
  return {
    id,
    note,
    control: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined },
  }
}

function Frame({
  label,
  hint,
  error,
  className,
  around,
  children,
}: Around & { readonly around: ReturnType<typeof useAround>; readonly children: ReactNode }) {
  return (
    <div className={join(styles.field, className)}>
      <label htmlFor={around.id} className={styles.label}>
        {label}
      </label>
      {children}
      {(error || hint) && (
        <p id={around.note} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}
