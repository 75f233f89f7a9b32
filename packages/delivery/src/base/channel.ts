import { DeliveryFault } from './fault.ts'

/** `production` is what everybody gets; others are shells of their own that overlay it. */
export function checkChannel(channel: string): void {
  if (!/^(production|staging|preview\/[a-z0-9][a-z0-9-]{0,63})$/.test(channel))
    throw new DeliveryFault(
      'CHANNEL_UNKNOWN',
      `"${channel}" isn't a channel. Use production, staging or preview/<name> (lowercase letters, digits, dashes).`,
    )
}
