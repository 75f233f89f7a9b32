import { defineCall, z } from '@galleria/platform-client'
import { ShownPolicies } from '../../entities/orders/shown-policies.ts'
import * as operations from '../../operations/orders/shown-policies.ts'

export type { ShownDelivery, ShownPolicies } from '../../entities/orders/shown-policies.ts'

/** Terms of delivery and of returns, for pages and search engines. Of the embedded platform. */
export const getShownPolicies = /* @__PURE__ */ defineCall<undefined, { policies: ShownPolicies }>(
  operations.getShownPolicies,
  () => z.object({ policies: ShownPolicies }),
)
