/** Values that the wire spells differently (wire §1.6, §1.7). */
export { decodeBytes, encodeBytes, inspectBytes } from './bytes.ts'
export { formatDate, parseDate } from './dates.ts'
export { type Duration, formatDuration, parseDuration } from './durations.ts'
export { changedFields, type FieldPath, fieldMask, parseFieldMask } from './field-mask.ts'
export { formatFloat, parseFloat64 } from './floats.ts'
export { formatInt64, parseInt64 } from './int64.ts'
export { fromWireKeys, toWireKeys } from './renamed-keys.ts'
