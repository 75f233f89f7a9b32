import { useSyncExternalStore } from 'react'

/** True once the page runs in a browser that has passkeys, at a host name: a number can have none (WebAuthn §5.1.3). */
export function useTakesPasskeys(): boolean {
  return useSyncExternalStore(unchanging, takesPasskeys, () => false)
}

const unchanging = () => () => undefined

function takesPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}
