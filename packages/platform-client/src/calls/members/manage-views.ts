import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/members/manage-views.ts'

const ManageView = z.object({
  id: z.string(),
  /** List of the admin, such as `orders`. */
  list: z.string(),
  name: z.string(),
  /** Query of the list's address, without a question mark. */
  query: z.string(),
  /** Whether colleagues see it. */
  shared: z.boolean(),
  /** Colleague who saved the view; `null` for a program, and for somebody who left. */
  madeBy: z.nullish(z.object({ id: z.string(), name: z.nullish(z.string()) })),
  /** Whether the caller saved it. */
  own: z.boolean(),
})
/** A named query of a list of the admin. Of the embedded platform. */
export type ManageView = z.infer<typeof ManageView>

/** The caller's views of a list, and those that colleagues share, by name. */
export const listManageViews = /* @__PURE__ */ defineCall<{ list: string }, { views: ManageView[] }>(
  operations.listManageViews,
  () => z.object({ views: z.array(ManageView) }),
)

/** Saves a view; one of the same list and name by the same person is replaced. At most 50 for each list and person. */
export const saveManageView = /* @__PURE__ */ defineCall<
  { view: { list: string; name: string; query: string; shared: boolean } },
  { view: ManageView }
>(operations.saveManageView, () => z.object({ view: ManageView }))

/** Deletes a view that the caller saved; the owner and managers delete every shared one. */
export const deleteManageView = /* @__PURE__ */ defineCall<{ viewId: string }, object>(
  operations.deleteManageView,
  () => z.object({}),
)
