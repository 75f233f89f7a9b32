/** Text on one line of Markdown; `<name>` would be read as HTML and vanish. */
export const inline = (text: string): string => text.replaceAll('\n', ' ').replaceAll(/<(?=\w)/g, '&lt;')

/** Text as the cell of a table, where a bar would end the cell. */
export const cell = (text: string): string => escapeBars(inline(text))

/** Code as the cell of a table. */
export const codeCell = (code: string): string => `\`${escapeBars(code)}\``

const escapeBars = (text: string) => text.replaceAll('|', '\\|')
