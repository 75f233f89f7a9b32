import { useNavigation } from 'react-router'
import css from './NavigationProgress.module.css'

/** A line at the top while the next page is on its way, or the code for what was pressed; it waits a little, so quick ones do not flicker. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return <div className={css.line} data-busy={state === 'idle' ? undefined : ''} aria-hidden="true" />
}
