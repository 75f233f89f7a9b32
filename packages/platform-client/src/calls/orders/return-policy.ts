import { defineCall, z } from '@galleria/platform-client'
import { ReturnPolicy } from '../../entities/orders/return-policy.ts'
import * as operations from '../../operations/orders/return-policy.ts'

export type { ReturnPolicy } from '../../entities/orders/return-policy.ts'

const Answer = () => z.object({ returnPolicy: ReturnPolicy })

/** Policy that returns of buyers are held against; what it says of one order is in `listRefundRequests`. An extension of the embedded platform. */
export const getReturnPolicy = /* @__PURE__ */ defineCall<undefined, { returnPolicy: ReturnPolicy }>(
  operations.getReturnPolicy,
  Answer,
)

/**
 * Keeps fields that are left out. `seen`: fields as the caller has seen them; 409 `REVISION_MISMATCH` where one is another
 * by now. An extension of the embedded platform.
 */
export const updateReturnPolicy = /* @__PURE__ */ defineCall<
  { returnPolicy: Partial<ReturnPolicy>; seen?: Partial<ReturnPolicy> },
  { returnPolicy: ReturnPolicy }
>(operations.updateReturnPolicy, Answer)
