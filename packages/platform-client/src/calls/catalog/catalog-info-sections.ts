import { defineCall, z } from '@galleria/platform-client'
import { InfoSection } from '../../entities/catalog-v3/info-section.ts'
import type { RichContent } from '../../entities/common/rich-content.ts'
import * as operations from '../../operations/catalog/catalog-info-sections.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { InfoSection }

const Answer = () => z.object({ infoSection: InfoSection })
const Results = () => bulkAnswer(InfoSection)

interface Texts {
  /** Rich content, of which the plain text is made unless it is sent too; plain text alone takes its place. */
  description?: RichContent | null
  /** Plain text or HTML, up to 16,000 characters. */
  plainDescription?: string | null
}

/** `uniqueName` up to 100 characters, `title` up to 50 (wire §4.10). */
export interface NewInfoSection extends Texts {
  uniqueName: string
  title: string
}

/** `revision` is the one seen last. */
export interface InfoSectionChanges extends Texts {
  id: string
  revision: string
  uniqueName?: string
  title?: string
}

/** By title, unique name and dates, page by page (wire §3.10). */
export const queryInfoSections = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { infoSections: InfoSection[]; pagingMetadata?: z.infer<typeof CursorMetadata> | null | undefined }
>(operations.queryInfoSections, () =>
  z.object({ infoSections: z.array(InfoSection), pagingMetadata: z.nullish(CursorMetadata) }),
)

/** Its `revision` is wanted by who changes it (wire §3.10). */
export const getInfoSection = /* @__PURE__ */ defineCall<
  { infoSectionId: string },
  { infoSection: InfoSection }
>(operations.getInfoSection, Answer)

/** 409 where another has its unique name (wire §3.10). */
export const createInfoSection = /* @__PURE__ */ defineCall<
  { infoSection: NewInfoSection; idempotencyKey?: string },
  { infoSection: InfoSection }
>(operations.createInfoSection, Answer)

/** Every product that has it shows what it becomes; 409 where it was changed meanwhile (wire §3.10). */
export const updateInfoSection = /* @__PURE__ */ defineCall<
  { infoSection: InfoSectionChanges; fieldMask?: string },
  { infoSection: InfoSection }
>(operations.updateInfoSection, Answer)

/** Its products stay (wire §3.10). */
export const deleteInfoSection = /* @__PURE__ */ defineCall<{ infoSectionId: string }, object>(
  operations.deleteInfoSection,
  () => z.looseObject({}),
)

/** By its id, or else by its unique name; made where there is none of that name (wire §3.10). */
export const getOrCreateInfoSection = /* @__PURE__ */ defineCall<
  { infoSection: NewInfoSection & { id?: string } },
  { infoSection: InfoSection }
>(operations.getOrCreateInfoSection, Answer, { repeatable: true })

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateInfoSections = /* @__PURE__ */ defineCall<
  { infoSections: NewInfoSection[]; returnEntity?: boolean; idempotencyKey?: string },
  BulkAnswer<InfoSection>
>(operations.bulkCreateInfoSections, Results)

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateInfoSections = /* @__PURE__ */ defineCall<
  { infoSections: { infoSection: InfoSectionChanges; fieldMask?: string }[]; returnEntity?: boolean },
  BulkAnswer<InfoSection>
>(operations.bulkUpdateInfoSections, Results)

/** Up to 100, as one by one (wire §3.10). */
export const bulkGetOrCreateInfoSections = /* @__PURE__ */ defineCall<
  { infoSections: (NewInfoSection & { id?: string })[]; returnEntity?: boolean },
  BulkAnswer<InfoSection>
>(operations.bulkGetOrCreateInfoSections, Results, { repeatable: true })

/** Up to 100; their products stay (wire §3.10). */
export const bulkDeleteInfoSections = /* @__PURE__ */ defineCall<
  { infoSectionIds: string[] },
  BulkAnswer<unknown>
>(operations.bulkDeleteInfoSections, () => bulkAnswer(z.unknown()))
