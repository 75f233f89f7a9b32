import { type CartVersion, platform, site } from '@galleria/federation'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import type { RouterContextProvider } from '@galleria/router'

/** Implementations of the same calls, one for each cart API of the platform; what is not used is not loaded. */
export type CartAdapters<Api> = Readonly<
  Record<CartVersion, () => Promise<{ readonly openCartApi: (client: PlatformClient) => Api }>>
>

/** Methods that call the platform. */
type Calls<Api> = { readonly [Name in keyof Api]: (...args: never[]) => Promise<unknown> }

/** Version that answered where the decided one was gone: kept by this page, and by a server's process. */
let moved: CartVersion | undefined

/** For tests: forgets what was found. */
export function forgetMove(): void {
  moved = undefined
}

/**
 * Opens the calls by the cart API that the shell decided on. Where the platform answers that this API is gone, the same
 * call goes to the other one, and so do those after it: a page outlives the day on which an API is removed.
 */
export async function openCartApi<Api extends Calls<Api>>(
  context: Pick<RouterContextProvider, 'get'>,
  adapters: CartAdapters<Api>,
): Promise<Api> {
  const { version = 'v1', isFixed = false } = context.get(site).cartApi ?? {}
  const client = context.get(platform)
  const open = async (which: CartVersion) => (await adapters[which]()).openCartApi(client)
  if (isFixed) return open(version)
  const current = moved ?? version
  return moving(await open(current), async () => {
    moved = current === 'v1' ? 'v2' : 'v1'
    return open(moved)
  })
}

function moving<Api extends Calls<Api>>(first: Api, openOther: () => Promise<Api>): Api {
  const call =
    (name: keyof Api) =>
    async (...args: never[]) => {
      try {
        return await first[name](...args)
      } catch (error) {
        if (!isRemovedCall(error)) throw error
        return (await openOther())[name](...args)
      }
    }
  const names = Object.keys(first) as (keyof Api)[]
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Api
}

/**
 * Whether the platform has no such call any more, or not yet. How it will answer is not published: 410, or a 404 that does
 * not name the cart or the checkout that it did not find.
 */
export function isRemovedCall(error: unknown): boolean {
  if (!isPlatformError(error)) return false
  const { status, code = '' } = error
  return status === 410 || (status === 404 && !/CART|CHECKOUT/.test(code))
}
