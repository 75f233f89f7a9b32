import type { RedirectCallbackType, RedirectSessionStatus } from '@galleria/platform-client/enums'
import type { Callbacks } from './tables.ts'

/** Parameters of each way back to the client, so that its page knows what ended, and how (spec §4). */
export function callbackParameters(callbackType: RedirectCallbackType, status: RedirectSessionStatus) {
  return { callbackType, status }
}

/** A callback's address with what came of the visit; what the address held already stays. */
export function callbackAddress(
  address: string,
  type: RedirectCallbackType,
  status: RedirectSessionStatus,
  more: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries({ ...more, ...callbackParameters(type, status) })) {
    url.searchParams.set(name, value)
  }
  return url.href
}

/** Address for a shopper who leaves a checkout unpaid, if the caller named one. */
export function unpaidAddress({ cartPageUrl, postFlowUrl }: Callbacks): string | undefined {
  const target = cartPageUrl ?? postFlowUrl
  return target && callbackAddress(target, 'CHECKOUT', 'ERROR')
}
