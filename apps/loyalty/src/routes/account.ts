import { platform } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { myAccount, quietly } from '../my-account.ts'

/** The member's own account, for widgets that fetch it; `null` before the first points. */
export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  return { account: await quietly(myAccount(context.get(platform), signal), null) }
}
