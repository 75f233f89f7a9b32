import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Session } from './session-types.ts'
import type { Role } from './token-set.ts'

export const SessionContext = createContext<Session | null>(null)

/** The role that the server drew the page for: `none` where the page is the same for everybody. */
export const ServedRoleContext = createContext<Role>('none')

/** `role` is the one that the server drew the page for while hydrating, whatever the browser holds. */
export function useSession(): { readonly session: Session; readonly role: Role; readonly isMember: boolean } {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a <SessionContext value={session}> above it')
  const served = useContext(ServedRoleContext)
  const role = useSyncExternalStore(
    session.subscribe,
    () => session.role,
    () => served,
  )
  return { session, role, isMember: role === 'member' }
}

export interface RequireMemberProps {
  /**
   * Leads to the sign-in, with where one wanted to go: a path of this site. Replace the entry in the history, so that
   * Back leads to where one came from. Called again when a member signs out, here or in another tab.
   */
  readonly signIn: (returnTo: string) => void
  /** Shown to everybody else and while hydrating. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Shows its children to members; takes others to the sign-in. */
export function RequireMember({ signIn, fallback, children }: RequireMemberProps): ReactNode {
  const { session, isMember } = useSession()
  useEffect(() => {
    // Read the session itself: while hydrating the hook says what the server knew.
    if (isMember || session.isMember) return
    const { pathname, search, hash } = location
    signIn(pathname + search + hash)
  }, [session, isMember])
  return isMember ? children : fallback
}
