/** What a price can be told for, and its sign, by what it measures (wire §4.9 "MeasurementUnit"). */
const kinds: readonly Readonly<Record<string, string>>[] = [
  { MG: 'mg', G: 'g', KG: 'kg', OZ: 'oz', LB: 'lb' },
  { ML: 'ml', CL: 'cl', L: 'l', CBM: 'm³', FLOZ: 'fl oz', PT: 'pt', QT: 'qt', GAL: 'gal' },
  { MM: 'mm', CM: 'cm', M: 'm', IN: 'in', FT: 'ft', YD: 'yd' },
  { SQM: 'm²', SQFT: 'sq ft' },
]

export const units: Readonly<Record<string, string>> = Object.assign({}, ...kinds)

/** Those in which the same can be measured. */
export const unitsLike = (unit: string): Readonly<Record<string, string>> =>
  kinds.find((kind) => unit in kind) ?? units

/** Lengths (wire §4.9 "DimensionsUnit"). */
export const lengths: Readonly<Record<string, string>> = unitsLike('CM')
