export interface SitePropertiesTables {
  /** One row, `id` 1, once the owner has chosen. */
  siteProperties: { id: number; timeZone: string; updatedAt: Date }
}
