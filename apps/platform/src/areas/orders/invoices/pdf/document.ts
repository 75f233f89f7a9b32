import type { Document } from './write.ts'

interface Facts {
  readonly title: string
  readonly author: string
  readonly date: Date
  /** Code of the language, where the whole document is in one. */
  readonly lang?: string
  /** Width and height in points; A4 unless told. */
  readonly size?: [width: number, height: number]
  readonly margin?: number
}

/** Margin of a page of A4, in points. */
export const MARGIN = 56

/** A PDF. Its library is read when the first is asked for. */
export async function pdfOf(
  { title, author, date, size, ...facts }: Facts,
  draw: (document: Document) => void,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    ...{ size: size ?? 'A4', margin: MARGIN, ...facts },
    info: { Title: title, Author: author, CreationDate: date },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
