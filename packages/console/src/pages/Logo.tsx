/** The store's logo, an arcade. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <path d="M4 29V16a12 12 0 0 1 24 0v13h-5V16a7 7 0 0 0-14 0v13Z" fill="currentColor" />
      <path className="door" d="M13.5 29V16a2.5 2.5 0 0 1 5 0v13Z" />
    </svg>
  )
}
