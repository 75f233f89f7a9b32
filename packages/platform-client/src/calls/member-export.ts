import { defineCall, type Service, z } from '@galleria/platform-client'

/** A member's own data: an extension of the embedded platform, 404 on the hosted one. */
const service: Service = {
  package: '@galleria/member_export',
  fqn: 'galleria.members.v1.MemberExport',
  entity: 'galleria.members.v1.member_export',
}

/**
 * Address of a JSON file with all data stored about the caller, valid for ten minutes. The address opens it to
 * whoever has it: go there at once, and show it to nobody.
 */
export const exportMyData = /* @__PURE__ */ defineCall<
  undefined,
  { url: string; fileName: string; expirationDate: string }
>({
  name: 'ExportMyData',
  service,
  method: 'POST',
  path: '/members/v1/members/my/export',
  output: () => z.object({ url: z.string(), fileName: z.string(), expirationDate: z.string() }),
})
