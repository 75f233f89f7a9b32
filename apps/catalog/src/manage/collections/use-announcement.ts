import { useSend } from '@galleria/manage'
import { useState } from 'react'
import type { MembersSent } from './sent.ts'

/** Sends, with the words for when it is done; what was done before says nothing of what is under way. */
export function useAnnouncement() {
  const { sent, isSending, send } = useSend()
  const [asked, ask] = useState<{ readonly then: string; readonly before: typeof sent }>()
  return {
    sent,
    isSending,
    put(what: MembersSent, then: string) {
      ask({ then, before: sent })
      send(what)
    },
    announcement: !isSending && sent?.done && sent !== asked?.before ? asked?.then : undefined,
  }
}
