const ARABIC = '٠١٢٣٤٥٦٧٨٩'

/** A number as people and spreadsheets write it: `$1,234.50`, `12,5`, `١٢٫٥`; nothing where it is none. */
export function numberIn(text: string): number | undefined {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(ARABIC.indexOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s\p{Sc}\u200e\u200f]/gu, '')
  const plain = withPoint(digits)
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** The last of two different marks is the decimal one; one comma is, before one or two digits. */
function withPoint(text: string): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0)
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  if (/^[^,]*,\d{1,2}$/.test(text)) return text.replace(',', '.')
  return /^-?\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
}

/** Whether it has no more decimals than are kept. */
export function fits(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value
}
