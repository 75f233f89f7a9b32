/** What a price can be told for, and its sign (wire §4.9 "MeasurementUnit"). */
export const units: Readonly<Record<string, string>> = {
  ...{ ML: 'ml', CL: 'cl', L: 'l', CBM: 'm³', MG: 'mg', G: 'g', KG: 'kg', MM: 'mm', CM: 'cm', M: 'm' },
  ...{ SQM: 'm²', OZ: 'oz', LB: 'lb', FLOZ: 'fl oz', PT: 'pt', QT: 'qt', GAL: 'gal', IN: 'in', FT: 'ft' },
  ...{ YD: 'yd', SQFT: 'sq ft' },
}
