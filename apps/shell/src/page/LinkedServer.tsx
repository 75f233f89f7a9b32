import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'

/** Says which server of this machine a module comes from, and whether it answers: nothing else would tell why it is missing. */
export function LinkedServer({ origin }: { readonly origin: string }) {
  const t = useMessages()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const given = new AbortController()
    fetch(`${origin}/release.json`, { signal: given.signal }).then(
      ({ ok }) => setAway(!ok),
      () => given.signal.aborted || setAway(true),
    )
    return () => given.abort()
  }, [origin])
  return (
    <>
      <span>{t('preview.linked', { origin })}</span>
      <span role="status">{isAway && t('preview.away')}</span>
    </>
  )
}
