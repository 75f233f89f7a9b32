import { join } from './as.ts'
import styles from './Spinner.module.css'

/** Decoration: whoever is busy says so in words or with aria-busy. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={join(styles.spinner, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M12 3a9 9 0 0 1 9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
