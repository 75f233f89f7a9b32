import leven from 'leven'
import { internal, settings } from './known.ts'
import { isServiceLink } from './service-links.ts'

const ours = /^(GALLERIA|PLATFORM|MODULE|REGISTRY|SHELL)_/
/** Letters by which a misspelt name differs at most. */
const FAR = 2
const known: ReadonlySet<string> = new Set([...settings, ...internal])
/** Short names are near to too many of other people's. */
const guarded = settings.filter((name) => name.length >= 8)

/** Lines about variables that look like ours and that nothing reads; empty when there are none. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => env[name] !== undefined && env[name] !== '' && !known.has(name))
    .filter((name) => !isServiceLink(name, env[name]))
    .flatMap((name) => {
      const [nearest] = guarded
        .filter((candidate) => Math.abs(candidate.length - name.length) <= FAR)
        .map((candidate) => ({ candidate, apart: leven(name, candidate) }))
        .filter(({ apart }) => apart <= FAR)
        .sort((a, b) => a.apart - b.apart)
      if (nearest) return [`${name} is unknown. Did you mean ${nearest.candidate}?`]
      return ours.test(name) ? [`${name} is unknown. See .env.example for all variables.`] : []
    })
    .sort()
}
