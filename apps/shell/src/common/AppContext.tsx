import type { Locale } from '@galleria/i18n'
import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Boot } from './boot.ts'

export interface AppState {
  readonly site: Boot['site']
  readonly locale: Locale
  readonly nav: Boot['nav']
  readonly manage?: Boot['manage']
  /** Browser: loads the code of the page at a path of the store, before anybody goes there. */
  readonly preparePage?: (path: string) => Promise<void>
  /** Bar above the frame, on pages that are previews. */
  readonly bar?: ReactNode
  /** Browser: keeps the choice, and lets later calls ask for it. */
  readonly keepCurrency?: (code: string) => void
  /**
   * Browser: the module of the served page could not be started (`inert`). Its HTML stays, and says so; that of a
   * personal page is a skeleton, so an error with a retry takes its place.
   * `fetch`: the server could not have it, so the browser fetches it after hydration. `replaced`: another release of it
   * takes the place of that HTML after hydration. `late`: its files are still on their way (`arrival`).
   */
  readonly unfinished?: 'inert' | 'fetch' | 'replaced' | 'late'
  /** Settles when a late module is there: whether its page may take the place of the served HTML. */
  readonly arrival?: Promise<boolean>
  /** Whether the served page holds nothing of its own yet, because it needs the shopper's session. */
  readonly isPersonal?: boolean
  /** Key of the entry of the history that the page was served at: another than `default` where it was loaded anew. */
  readonly servedAt?: string
}

interface App extends AppState {
  chooseCurrency(code: string): void
}

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs the shell above it')
  return app
}

/** State of the page as it was served; any navigation, even to the same address, ends it. */
export function useUnfinished(): AppState['unfinished'] {
  const { unfinished, servedAt } = useApp()
  return useLocation().key === servedAt ? unfinished : undefined
}
