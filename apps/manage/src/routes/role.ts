import { type StaffRole, staffOf } from '@galleria/manage'
import type { LoaderFunctionArgs } from '@galleria/router'

/** Role of whoever works here, for a bar without a page that tells it; null of everybody else, and while nothing answers. */
export async function loader(args: LoaderFunctionArgs): Promise<StaffRole | null> {
  return staffOf(args).then(
    ({ role }) => role,
    () => null,
  )
}

/** Keep the role: no action of a page changes it. */
export const shouldRevalidate = () => false
