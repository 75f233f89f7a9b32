import type { Session } from '@galleria/auth'
import { SessionContext } from '@galleria/auth/react'
import { type Surroundings, SurroundingsContext } from '@galleria/federation'
import { LocaleContext } from '@galleria/i18n'
import type { createStore } from 'jotai'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { AppContext, type AppState } from '../composition/AppContext.tsx'

interface Props {
  readonly app: AppState
  readonly session: Session
  readonly surroundings: Surroundings
  readonly store: ReturnType<typeof createStore>
  readonly children: ReactNode
}

/** What every page stands in, on both sides; nothing here is shared between two requests. */
export function App({ app, session, surroundings, store, children }: Props) {
  return (
    <AppContext value={app}>
      <LocaleContext value={app.locale}>
        <SessionContext value={session}>
          <SurroundingsContext value={surroundings}>
            <Provider store={store}>{children}</Provider>
          </SurroundingsContext>
        </SessionContext>
      </LocaleContext>
    </AppContext>
  )
}
