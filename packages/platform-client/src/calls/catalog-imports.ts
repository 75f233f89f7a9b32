import { defineCall, type Service, z } from '@galleria/platform-client'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

/** Extensions of the embedded platform: the hosted one has this in its back office alone. */
const service: Service = {
  package: '@galleria/catalog-imports',
  fqn: 'galleria.catalog.v1.CatalogImports',
  entity: 'galleria.catalog.v1.catalog_import',
}
const path = '/stores/v1/catalog-imports'
const one = `${path}/{catalogImportId}`

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
>({ name: 'CreateCatalogImport', service, method: 'POST', path, output: Answer })

/** How far it is. IMPORT_NOT_FOUND. */
export const getCatalogImport = /* @__PURE__ */ defineCall<
  { catalogImportId: string },
  { catalogImport: CatalogImport }
>({ name: 'GetCatalogImport', service, method: 'GET', path: one, output: Answer })

/** The newest first; by `status` and `createdDate`. */
export const queryCatalogImports = /* @__PURE__ */ defineCall<
  { query: CursorQuery },
  { catalogImports: CatalogImport[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>({
  name: 'QueryCatalogImports',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () =>
    z.object({ catalogImports: z.array(CatalogImport), pagingMetadata: z.optional(CursorMetadata) }),
  repeatable: true,
})

/** Field to which a column of a file can be mapped. */
export const listCatalogImportColumns = /* @__PURE__ */ defineCall<
  undefined,
  { columns: { name: string; required: boolean }[] }
>({
  name: 'ListCatalogImportColumns',
  service,
  method: 'GET',
  path: `${path}/columns`,
  output: () => z.object({ columns: z.array(z.object({ name: z.string(), required: z.boolean() })) }),
})

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
>({
  name: 'DryRunCatalogImport',
  service,
  method: 'POST',
  path: `${one}/dry-run`,
  output: () =>
    z.object({
      rowCount: z.number(),
      createdCount: z.number(),
      updatedCount: z.number(),
      unchangedCount: z.number(),
      failedCount: z.number(),
      whole: z.boolean(),
      errors: z.array(ImportError),
    }),
  repeatable: true,
})

/** Begins, once. IMPORT_IS_NOT_PARSED. */
export const executeCatalogImport = /* @__PURE__ */ defineCall<Mapped, { catalogImport: CatalogImport }>({
  name: 'ExecuteCatalogImport',
  service,
  method: 'POST',
  path: `${one}/execute`,
  output: Answer,
})

/** By row. */
export const listCatalogImportErrors = /* @__PURE__ */ defineCall<
  { catalogImportId: string; paging?: { limit?: number; offset?: number } },
  { errors: CatalogImportError[]; total: number }
>({
  name: 'ListCatalogImportErrors',
  service,
  method: 'POST',
  path: `${one}/errors/query`,
  output: () => z.object({ errors: z.array(ImportError), total: z.number() }),
  repeatable: true,
})

/** All of them as CSV; for an hour. */
export const getCatalogImportErrorFileUrl = /* @__PURE__ */ defineCall<
  { catalogImportId: string },
  { url: string }
>({
  name: 'GetCatalogImportErrorFileUrl',
  service,
  method: 'GET',
  path: `${one}/error-file-url`,
  output: () => z.object({ url: z.string() }),
})

/** Products as CSV, of all or of those that are found; the link is good for an hour, and the file is made as it is fetched. */
export const createCatalogExport = /* @__PURE__ */ defineCall<
  {
    format?: 'HOSTED' | 'SHOPIFY'
    filter?: Readonly<Record<string, unknown>>
    search?: { expression?: string; mode?: 'AND' | 'OR'; fields?: string[]; fuzzy?: boolean }
  },
  { url: string }
>({
  name: 'CreateCatalogExport',
  service,
  method: 'POST',
  path: '/stores/v1/catalog-exports',
  output: () => z.object({ url: z.string() }),
})
