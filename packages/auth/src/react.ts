import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { Role } from './token-set.ts'

export const SessionContext = createContext<Session | null>(null)

/** `role` is `none` on the server and while hydrating, whatever the browser holds. */
export function useSession(): { readonly session: Session; readonly role: Role; readonly isMember: boolean } {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a <SessionContext value={session}> above it')
  const role = useSyncExternalStore(
    session.subscribe,
    () => session.role,
    () => 'none' as Role,
  )
  return { session, role, isMember: role === 'member' }
}
