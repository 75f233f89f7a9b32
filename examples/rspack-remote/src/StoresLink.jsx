import { Link } from '@galleria/router'
import * as css from './link.module.css'

/** Extension of the header: a file with a default export that takes the props of the slot. */
export default function StoresLink() {
  return (
    <Link to="/stores" className={css.tool} data-boundary="stores" aria-label="Our stores">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 10v10h16V10M2.5 9 5 4h14l2.5 5a3 3 0 0 1-6 0 3 3 0 0 1-7 0 3 3 0 0 1-6 0ZM10 20v-5h4v5" />
      </svg>
    </Link>
  )
}
