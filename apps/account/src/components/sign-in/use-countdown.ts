import { useEffect, useState } from 'react'

/** Seconds left until `end` (milliseconds since the epoch); 0 afterwards, and on the server. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(end)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}
