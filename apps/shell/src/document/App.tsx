import type { Role, Session } from '@galleria/auth'
import { ServedRoleContext, SessionContext } from '@galleria/auth/react'
import { type WidgetEnvironment, WidgetEnvironmentContext } from '@galleria/federation'
import { LocaleContext } from '@galleria/i18n'
import type { createStore } from 'jotai'
import { Provider } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { AppContext, type AppState } from '../common/AppContext.tsx'

interface Props {
  readonly app: AppState
  readonly session: Session
  /** Role that the server drew the page for. */
  readonly servedRole: Role
  readonly environment: WidgetEnvironment
  readonly store: ReturnType<typeof createStore>
  readonly children: ReactNode
}

/** Providers around every page, on both sides; two requests share none of them. */
export function App({ app, session, servedRole, environment, store, children }: Props) {
  const { language, timeZone, storeName } = app.locale
  const [currency, setCurrency] = useState(app.locale.currency)
  const locale = useMemo(
    () => ({ language, currency, timeZone, storeName }),
    [language, currency, timeZone, storeName],
  )
  const all = useMemo(
    () => ({
      ...app,
      chooseCurrency(code: string) {
        app.keepCurrency?.(code)
        setCurrency(code)
      },
    }),
    [app],
  )
  return (
    <AppContext value={all}>
      <LocaleContext value={locale}>
        <SessionContext value={session}>
          <ServedRoleContext value={servedRole}>
            <WidgetEnvironmentContext value={environment}>
              <Provider store={store}>{children}</Provider>
            </WidgetEnvironmentContext>
          </ServedRoleContext>
        </SessionContext>
      </LocaleContext>
    </AppContext>
  )
}
