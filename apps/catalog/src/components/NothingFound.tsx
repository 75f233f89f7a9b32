import { Link } from '@galleria/router'
import styles from './NothingFound.module.css'

interface Props {
  /** The first page, when this one is past the last. */
  readonly first: string | undefined
  /** The same without filters, when there are any. */
  readonly clear: string | undefined
}

export function NothingFound({ first, clear }: Props) {
  return (
    <div className={styles.nothing}>
      <h2>{first ? 'There is no such page' : 'Nothing matches'}</h2>
      <p>
        {first
          ? 'The list is shorter than that.'
          : clear
            ? 'No piece is all of this at once. Try a wider price range.'
            : 'Try another word, or have a look around.'}
      </p>
      <p className={styles.ways}>
        {first && <Link to={first}>Go to the first page</Link>}
        {clear && !first && <Link to={clear}>Clear the filters</Link>}
        <Link to="/products">All products</Link>
      </p>
    </div>
  )
}
