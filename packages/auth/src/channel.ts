import { checkTokens } from './storage.ts'
import type { Tokens } from './token-set.ts'

export interface ChannelMessage {
  readonly tokens: Tokens
  /** Set when an access token was renewed: the refresh token it was renewed with. Absent after login and logout. */
  readonly renewed?: string
}

/** How the tabs of one browser tell each other about tokens. */
export interface Channel {
  post(message: ChannelMessage): void
  listen(listener: (message: ChannelMessage) => void): void
  close(): void
}

/** Undefined where there is no BroadcastChannel. */
export function createChannel(clientId: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`galleria.auth.v1.${clientId}`)
  // In Node an open channel would keep the process alive.
  ;(channel as { unref?: () => void }).unref?.()
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }: MessageEvent<Partial<ChannelMessage> | undefined>) => {
        const tokens = checkTokens(data?.tokens)
        if (!tokens) return
        const renewed = data?.renewed
        listener(typeof renewed === 'string' ? { tokens, renewed } : { tokens })
      }
    },
    close: () => channel.close(),
  }
}
