import type { ModuleEntry } from '@galleria/delivery'

/** Between the two, so that they are told apart without their colors. */
const gap = 0.8

/** How visitors are divided, drawn to scale; the words beside it say the same. */
export function ShareBar({ entry }: { readonly entry: ModuleEntry }) {
  const { live, canary } = entry
  const share = canary?.state === 'running' ? canary.percent : 0
  const text = !live
    ? 'No release is live yet'
    : canary
      ? `${100 - share}% live ${live.version}, ${share}% canary ${canary.version}`
      : `All visitors get ${live.version}`
  return (
    <svg className="share" viewBox="0 0 200 10" preserveAspectRatio="none" role="img" aria-label={text}>
      <rect className="share-none" width="200" height="10" />
      {live && <rect className="share-live" width={(100 - share) * 2} height="10" />}
      {share > 0 && (
        <rect
          className="share-canary"
          x={(100 - share) * 2 + gap}
          width={Math.max(share * 2 - gap, 0.6)}
          height="10"
        />
      )}
    </svg>
  )
}
