/** Specification §3: what prices per unit are told in. Each in units of its dimension's first. */
const dimensions: readonly Readonly<Record<string, number>>[] = [
  {
    L: 1,
    ML: 0.001,
    CL: 0.01,
    CBM: 1000,
    FLOZ: 0.0295735295625,
    PT: 0.473176473,
    QT: 0.946352946,
    GAL: 3.785411784,
  },
  { G: 1, MG: 0.001, KG: 1000, OZ: 28.349523125, LB: 453.59237 },
  { M: 1, MM: 0.001, CM: 0.01, IN: 0.0254, FT: 0.3048, YD: 0.9144 },
  { SQM: 1, SQFT: 0.09290304 },
]

export const measurementUnits: readonly string[] = dimensions.flatMap(Object.keys)

/** How many of the second there are in one of the first; undefined where they measure different things. */
export function unitRatio(from: string, to: string): number | undefined {
  const dimension = dimensions.find((each) => from in each && to in each)
  const [a, b] = [dimension?.[from], dimension?.[to]]
  return a !== undefined && b !== undefined ? a / b : undefined
}
