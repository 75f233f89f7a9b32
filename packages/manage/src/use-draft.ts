import { useEffect, useEffectEvent, useState } from 'react'

/** Draft until it is saved: `isChanged` while it differs from what the page has. */
export function useDraft<Draft extends object>(saved: Draft) {
  const was = JSON.stringify(saved)
  const [draft, setDraft] = useState(saved)
  const [base, setBase] = useState(was)
  const [mine, setMine] = useState<Partial<Draft>>({})
  const [collided, setCollided] = useState<readonly (keyof Draft & string)[]>([])
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  // Replaces the draft by a newly saved value; the local edits can be reapplied.
  const take = useEffectEvent((now: string) => {
    if (now === base) return
    const before = JSON.parse(base) as Draft
    const own = differences(before, draft)
    setMine(own)
    setCollided(collisions(own, differences(before, JSON.parse(now) as Draft)))
    setBase(now)
    setDraft(JSON.parse(now) as Draft)
  })
  useEffect(() => take(was), [was])
  return {
    draft,
    isChanged: JSON.stringify(draft) !== was,
    change,
    reset: () => setDraft(saved),
    /** Puts the local changes on top of a newer version; of fields that both changed, the local value stands. */
    restore: () => change(mine),
    /** Restoring field by field: see `Merge`. */
    merge: {
      version: base,
      collisions: collided.map((name) => ({ name, mine: mine[name], theirs: saved[name] })),
      apply: () =>
        change(
          Object.fromEntries(
            Object.entries(mine).filter(([name]) => !(collided as readonly string[]).includes(name)),
          ) as Partial<Draft>,
        ),
      keepMine(name: string) {
        change({ [name]: mine[name as keyof Draft] } as Partial<Draft>)
        setCollided(collided.filter((each) => each !== name))
      },
      keepTheirs: (name: string) => setCollided(collided.filter((each) => each !== name)),
    },
  }
}

/** Fields that both changed, to different values. */
function collisions<Draft extends object>(
  mine: Partial<Draft>,
  theirs: Partial<Draft>,
): (keyof Draft & string)[] {
  const names = Object.keys(mine) as (keyof Draft & string)[]
  return names.filter((name) => name in theirs && JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
}

function differences<Draft extends object>(before: Draft, after: Draft): Partial<Draft> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Draft]),
  )
  return Object.fromEntries(changed) as Partial<Draft>
}
