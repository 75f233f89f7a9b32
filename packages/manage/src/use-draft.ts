import { useEffect, useEffectEvent, useState } from 'react'

/** Draft until it is saved: `isChanged` while it differs from what the page has. */
export function useDraft<Draft extends object>(saved: Draft) {
  const was = JSON.stringify(saved)
  const [draft, setDraft] = useState(saved)
  const [base, setBase] = useState(was)
  const [mine, setMine] = useState<Partial<Draft>>({})
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  // Replaces the draft by a newly saved value; the local edits can be reapplied.
  const take = useEffectEvent((now: string) => {
    if (now === base) return
    setMine(differences(JSON.parse(base) as Draft, draft))
    setBase(now)
    setDraft(JSON.parse(now) as Draft)
  })
  useEffect(() => take(was), [was])
  return {
    draft,
    isChanged: JSON.stringify(draft) !== was,
    change,
    reset: () => setDraft(saved),
    /** For where somebody was faster: their changes stay, but for the fields that were changed here too. */
    restore: () => change(mine),
  }
}

function differences<Draft extends object>(before: Draft, after: Draft): Partial<Draft> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Draft]),
  )
  return Object.fromEntries(changed) as Partial<Draft>
}
