export interface TranslationTables {
  /** Texts of one entity in one language; the site's own language has the originals (hosted: "translation content"). */
  translations: {
    id: string
    schemaId: string
    entityId: string
    /** BCP 47, lower case. */
    locale: string
    fields: Readonly<Record<string, string>>
    createdAt: Date
    updatedAt: Date
  }
}
