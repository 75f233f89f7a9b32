import { z } from '@galleria/platform-client'

/** A string of which the wire promises more than that it is one. */
const matching = (pattern: RegExp, name: string) =>
  z.string().check(({ value, issues }) => {
    if (!pattern.test(value)) issues.push({ code: 'custom', input: value, message: `isn't a valid ${name}` })
  })

/** ISO 8601 with a zone, e.g. `2024-01-31T10:00:00.000Z` (wire §0 "date"). */
export const DateTime = /* @__PURE__ */ matching(
  /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/,
  'ISO 8601 date',
)

/** 8-4-4-4-12 hexadecimal digits (wire §0 "GUID"). */
export const Guid = /* @__PURE__ */ matching(
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  'GUID',
)

/** A decimal number in a string, e.g. `19.90` (wire §0 "dec"). */
export const Decimal = /* @__PURE__ */ matching(/^-?\d+(\.\d+)?$/, 'decimal number')

/** Digits: an integer that JSON numbers do not hold exactly (wire §0). */
export const Int64 = /* @__PURE__ */ matching(/^-?\d{1,19}$/, '64-bit integer')
