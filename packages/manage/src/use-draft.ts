import { useEffect, useState } from 'react'

/** What is being written, until it is saved: `isChanged` while it differs from what the page has. */
export function useDraft<Draft extends object>(saved: Draft) {
  const was = JSON.stringify(saved)
  const [draft, setDraft] = useState(saved)
  // What was saved, or somebody else saved, takes its place.
  useEffect(() => setDraft(JSON.parse(was) as Draft), [was])
  return {
    draft,
    isChanged: JSON.stringify(draft) !== was,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    reset: () => setDraft(saved),
  }
}
