/** Unit of lengths of a size guide. */
export type LengthUnit = 'CM' | 'IN'

const CM_PER_INCH = 2.54

/** Numbers of a cell such as `88–92` or `34,5`. */
const numbers = /\d+(?:[.,]\d+)?/g

/** A cell in another unit, each number to a tenth; what is no number stays as it is written. */
export function inUnit(cell: string, from: LengthUnit, to: LengthUnit): string {
  if (from === to) return cell
  const factor = to === 'CM' ? CM_PER_INCH : 1 / CM_PER_INCH
  return cell.replace(numbers, (number) => {
    const converted = Math.round(Number(number.replace(',', '.')) * factor * 10) / 10
    const text = String(converted)
    return number.includes(',') ? text.replace('.', ',') : text
  })
}
