import { Suggestions } from '../components/Suggestions.tsx'
import styles from './Suggestions.module.css'

/** Suggestions on another module's page, to whose margins they keep. */
export default function SuggestionsWidget() {
  return (
    <div data-boundary="catalog" className={styles.suggestions}>
      <Suggestions />
    </div>
  )
}
