import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/member-export.ts'

/**
 * Address of a JSON file with all data stored about the caller, valid for ten minutes. The address opens it to
 * whoever has it: go there at once, and show it to nobody.
 */
export const exportMyData = /* @__PURE__ */ defineCall<
  undefined,
  { url: string; fileName: string; expirationDate: string }
>(operations.exportMyData, () =>
  z.object({ url: z.string(), fileName: z.string(), expirationDate: z.string() }),
)
