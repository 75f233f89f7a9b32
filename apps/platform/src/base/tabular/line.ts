/** A text that a spreadsheet would take for a formula is quoted with an apostrophe. */
export function cell(value: string | number | boolean | null | undefined): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const line = (values: readonly Parameters<typeof cell>[0][]) => `${values.map(cell).join(',')}\r\n`

/** A table of text as it is made, for whoever saves it. */
export function tableAnswer(name: string, texts: AsyncIterable<string>): Response {
  const encoder = new TextEncoder()
  const iterator = texts[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
