/** Units of a price per unit with their signs, grouped by the kind of quantity (wire §4.9 "MeasurementUnit"). */
const kinds: readonly Readonly<Record<string, string>>[] = [
  { MG: 'mg', G: 'g', KG: 'kg', OZ: 'oz', LB: 'lb' },
  { ML: 'ml', CL: 'cl', L: 'l', CBM: 'm³', FLOZ: 'fl oz', PT: 'pt', QT: 'qt', GAL: 'gal' },
  { MM: 'mm', CM: 'cm', M: 'm', IN: 'in', FT: 'ft', YD: 'yd' },
  { SQM: 'm²', SQFT: 'sq ft' },
]

export const units: Readonly<Record<string, string>> = Object.assign({}, ...kinds)

/** Units that measure the same kind of quantity. */
export const unitsLike = (unit: string): Readonly<Record<string, string>> =>
  kinds.find((kind) => unit in kind) ?? units

/** Lengths (wire §4.9 "DimensionsUnit"). */
export const lengths: Readonly<Record<string, string>> = unitsLike('CM')
