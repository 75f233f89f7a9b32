import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/catalog-imports.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

const CatalogImport = z.object({
  id: z.string(),
  revision: z.string(),
  /** INITIATED, PARSING, PARSED, IMPORTING, IMPORTED or FAILED. */
  status: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  /** HOSTED or SHOPIFY. */
  format: z.string(),
  header: z.array(z.string()),
  /** The first five. */
  sampleRows: z.array(z.array(z.string())),
  /** As the header tells it, then as it was executed; columns of the file are counted from 0. */
  mapping: z.array(z.object({ column: z.string(), columnIndex: z.number() })),
  parsedRowCount: z.nullish(z.number()),
  parseErrorReason: z.nullish(z.string()),
  /** Rows of the file that have been dealt with. */
  doneRows: z.number(),
  /** Products. */
  createdCount: z.number(),
  updatedCount: z.number(),
  unchangedCount: z.number(),
  failedCount: z.number(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
/** Products from a file. Its id is that of its edit: `undoCatalogEdit` takes it back. */
export type CatalogImport = z.infer<typeof CatalogImport>
const Answer = () => z.object({ catalogImport: CatalogImport })

const ImportError = z.object({
  /** From 1, the first after the header. */
  rowNumber: z.number(),
  handle: z.string(),
  /** Name of the column; empty where it is the row. */
  field: z.string(),
  reason: z.string(),
  /** The product was imported all the same. */
  warning: z.boolean(),
})
/** Why a product was not imported, or not whole. */
export type CatalogImportError = z.infer<typeof ImportError>

interface Mapped {
  catalogImportId: string
  /** As the header tells it unless given; `handle` is needed. */
  mapping?: { column: string; columnIndex: number }[]
}

/**
 * Starts an import of a private CSV file of the library (`uploadFile` with `private: true`). Parsing runs in a job, so wait for PARSED.
 * SHOPIFY is also recognized by its header. FILE_NOT_FOUND, FILE_IS_NO_TABLE.
 */
export const createCatalogImport = /* @__PURE__ */ defineCall<
  { fileId: string; format?: 'HOSTED' | 'SHOPIFY' },
  { catalogImport: CatalogImport }
>(operations.createCatalogImport, Answer)

/** How far it is. IMPORT_NOT_FOUND. */
export const getCatalogImport = /* @__PURE__ */ defineCall<
  { catalogImportId: string },
  { catalogImport: CatalogImport }
>(operations.getCatalogImport, Answer)

/** The newest first; by `status` and `createdDate`. */
export const queryCatalogImports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { catalogImports: CatalogImport[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  operations.queryCatalogImports,
  () => z.object({ catalogImports: z.array(CatalogImport), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

/** Field to which a column of a file can be mapped. */
export const listCatalogImportColumns = /* @__PURE__ */ defineCall<
  undefined,
  { columns: { name: string; required: boolean }[] }
>(operations.listCatalogImportColumns, () =>
  z.object({ columns: z.array(z.object({ name: z.string(), required: z.boolean() })) }),
)

/** Reports the effects of the first 20,000 rows and the first 100 errors. May take half a minute. */
export const dryRunCatalogImport = /* @__PURE__ */ defineCall<
  Mapped,
  {
    rowCount: number
    createdCount: number
    updatedCount: number
    unchangedCount: number
    failedCount: number
    whole: boolean
    errors: CatalogImportError[]
  }
>(
  operations.dryRunCatalogImport,
  () =>
    z.object({
      rowCount: z.number(),
      createdCount: z.number(),
      updatedCount: z.number(),
      unchangedCount: z.number(),
      failedCount: z.number(),
      whole: z.boolean(),
      errors: z.array(ImportError),
    }),
  { repeatable: true },
)

/** Begins, once. IMPORT_IS_NOT_PARSED. */
export const executeCatalogImport = /* @__PURE__ */ defineCall<Mapped, { catalogImport: CatalogImport }>(
  operations.executeCatalogImport,
  Answer,
)

/** By row. */
export const listCatalogImportErrors = /* @__PURE__ */ defineCall<
  { catalogImportId: string; paging?: { limit?: number; offset?: number } },
  { errors: CatalogImportError[]; total: number }
>(operations.listCatalogImportErrors, () => z.object({ errors: z.array(ImportError), total: z.number() }), {
  repeatable: true,
})

/** All of them as CSV; for an hour. */
export const getCatalogImportErrorFileUrl = /* @__PURE__ */ defineCall<
  { catalogImportId: string },
  { url: string }
>(operations.getCatalogImportErrorFileUrl, () => z.object({ url: z.string() }))

/** Products as CSV, of all or of those that are found; the link is good for an hour, and the file is made as it is fetched. */
export const createCatalogExport = /* @__PURE__ */ defineCall<
  {
    format?: 'HOSTED' | 'SHOPIFY'
    filter?: Readonly<Record<string, unknown>>
    search?: { expression?: string; mode?: 'AND' | 'OR'; fields?: string[]; fuzzy?: boolean }
  },
  { url: string }
>(operations.createCatalogExport, () => z.object({ url: z.string() }))
