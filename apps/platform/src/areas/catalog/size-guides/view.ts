import type { SizeGuideState } from './tables.ts'

export function sizeGuideView({ revision, createdAt, updatedAt, ...row }: SizeGuideState) {
  return {
    ...row,
    revision: String(revision),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
  }
}

/** The guide in a language; texts without a translation stay as they are. */
export function shownSizeGuide(row: SizeGuideState, language: string | undefined) {
  const texts = (language && row.translations[language]) || {}
  const said = (text: string) => (Object.hasOwn(texts, text) && texts[text]) || text
  return {
    ...{ id: row.id, unit: row.unit, name: said(row.name), notes: said(row.notes) },
    columns: row.columns.map(({ name, isMeasure }) => ({ name: said(name), isMeasure })),
    rows: row.rows.map((cells) => cells.map(said)),
  }
}
