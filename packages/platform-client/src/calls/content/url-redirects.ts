import { defineCall, z } from '@galleria/platform-client'
import { UrlRedirect } from '../../entities/content/url-redirect.ts'
import * as operations from '../../operations/content/url-redirects.ts'

export type { UrlRedirect } from '../../entities/content/url-redirect.ts'

/** Redirect to save, known by its old path. */
export interface NewRedirect {
  /** Path, or a whole address of which the path counts. */
  readonly from: string
  /** Path of the shop, or a web address. */
  readonly to: string
}

/** Redirects by their old path, at most 100 at a time. */
export const listUrlRedirects = /* @__PURE__ */ defineCall<
  { search?: string; limit?: number; offset?: number },
  { redirects: UrlRedirect[]; total: number }
>(operations.listUrlRedirects, () => z.object({ redirects: z.array(UrlRedirect), total: z.number() }))

/**
 * Leads from an old path to another address; one from the same path is replaced. `REDIRECT_LOOP` (400) where it would lead
 * back to itself, over others too.
 */
export const saveUrlRedirect = /* @__PURE__ */ defineCall<
  { redirect: NewRedirect },
  { redirect: UrlRedirect }
>(operations.saveUrlRedirect, () => z.object({ redirect: UrlRedirect }))

/** Saves at most 500 in their order. One that is refused holds back no other; `row` counts from 0. */
export const bulkSaveUrlRedirects = /* @__PURE__ */ defineCall<
  { redirects: NewRedirect[] },
  { saved: number; refused: { row: number; code: string; description: string }[] }
>(operations.bulkSaveUrlRedirects, () =>
  z.object({
    saved: z.number(),
    refused: z.array(z.object({ row: z.number(), code: z.string(), description: z.string() })),
  }),
)

/** Deletes at most 100, and answers them: saved again, they are back. */
export const bulkDeleteUrlRedirects = /* @__PURE__ */ defineCall<
  { redirectIds: string[] },
  { deleted: number; redirects: NewRedirect[] }
>(operations.bulkDeleteUrlRedirects, () =>
  z.object({
    deleted: z.number(),
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  }),
)

/** Target of a path that the shop has no page for, both with their language (`/de/old`); `null` where there is none. */
export const lookUpUrlRedirect = /* @__PURE__ */ defineCall<
  { path: string },
  { to?: string | null | undefined }
>(operations.lookUpUrlRedirect, () => z.object({ to: z.nullish(z.string()) }))
