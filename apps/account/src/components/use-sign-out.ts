import { useSession } from '@galleria/auth/react'
import { useLocale } from '@galleria/i18n'
import { useNavigate } from '@galleria/router'
import { useState } from 'react'

let going = false

/** The browser is on its way to the platform's farewell: nobody is asked to sign in again meanwhile. */
export const isSigningOut = () => going

/** Ends the session here, then lets the platform end its own and come back to the farewell page. */
export function useSignOut() {
  const { session } = useSession()
  const { prefix } = useLocale().language
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const signOut = async () => {
    setLeaving(true)
    going = true
    try {
      const { logoutUrl } = await session.logout({
        returnTo: `${window.location.origin}${prefix}/account/signed-out`,
      })
      window.location.assign(logoutUrl)
    } catch {
      // The platform does not answer; the session of this browser has ended all the same.
      await navigate('/account/signed-out')
      going = false
      setLeaving(false)
    }
  }
  return { signOut: () => void signOut(), leaving }
}
