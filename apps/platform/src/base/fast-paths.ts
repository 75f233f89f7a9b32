/**
 * Ways that answer as the plain way does, only sooner. Each can be switched off by its name, for operators and for the
 * tests that compare both ways; the platform's README says what each is, where it stands and what it saves.
 */
export const fastPathNames = [
  'cartCache',
  'cheapCartProbe',
  'directCalls',
  'firstPurchase',
  'ownAccountCache',
  'productIndex',
  'visitorCache',
] as const

export type FastPath = (typeof fastPathNames)[number]
export type FastPaths = Readonly<Record<FastPath, boolean>>

/** All fast paths, but for those that are switched off. */
export function fastPathsWithout(off: readonly FastPath[] = []): FastPaths {
  return Object.fromEntries(fastPathNames.map((name) => [name, !off.includes(name)])) as Record<
    FastPath,
    boolean
  >
}
