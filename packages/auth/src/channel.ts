import { type Identity, parseIdentity } from './identity.ts'
import type { Tokens } from './token-set.ts'

export interface ChannelMessage {
  readonly known: Identity
  readonly accessToken: Tokens['accessToken']
  /** Set when an access token was renewed: the id of who it was renewed for. Absent after login and logout. */
  readonly renewed?: string
}

/** How the tabs of one browser tell each other about access tokens. */
export interface Channel {
  post(message: ChannelMessage): void
  listen(listener: (message: ChannelMessage) => void): void
  close(): void
}

/** Undefined where there is no BroadcastChannel. */
export function createChannel(clientId: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`galleria.auth.v2.${clientId}`)
  // In Node an open channel would keep the process alive.
  ;(channel as { unref?: () => void }).unref?.()
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<Partial<ChannelMessage> | undefined>) => {
        const known = parseIdentity(data?.known)
        const { value, expiresAt } = (data?.accessToken ?? {}) as Partial<Tokens['accessToken']>
        if (!known || typeof value !== 'string' || typeof expiresAt !== 'number') return
        const renewed = data?.renewed
        const accessToken = { value, expiresAt }
        listener(typeof renewed === 'string' ? { known, accessToken, renewed } : { known, accessToken })
      }
    },
    close: () => channel.close(),
  }
}
