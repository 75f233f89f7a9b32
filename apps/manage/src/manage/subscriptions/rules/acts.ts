import type { Message } from '@galleria/i18n'
import { key, type Say } from '../messages/index.ts'

/** Acts on a contract with a button each. */
export type Act = 'renew' | 'undo' | 'pause' | 'resume' | 'skip' | 'end' | 'cancel'

interface Button {
  readonly act: Act
  /** Allowed action of the platform that it needs. */
  readonly needs: string
  readonly label: Message
  readonly done: Message
  /** Question and its meaning, of an act that cannot be undone or costs the buyer money. */
  readonly ask?: { readonly title: (t: Say, product: string) => string; readonly meaning: Message }
  readonly isDanger?: boolean
}

/** In the order in which they are shown. */
export const buttons: readonly Button[] = [
  {
    ...{ act: 'renew', needs: 'RENEW', label: key('act.renew'), done: key('done.renew') },
    ask: { title: (t, product) => t('ask.renew', { product }), meaning: key('ask.renew-more') },
  },
  { act: 'undo', needs: 'UNDO_CANCEL', label: key('act.undo'), done: key('done.undo') },
  { act: 'pause', needs: 'TURN_OFF_AUTO_RENEWAL', label: key('act.pause'), done: key('done.pause') },
  {
    ...{ act: 'resume', needs: 'TURN_ON_AUTO_RENEWAL', label: key('act.resume'), done: key('done.resume') },
    ask: { title: (t, product) => t('ask.resume', { product }), meaning: key('ask.resume-more') },
  },
  {
    ...{ act: 'skip', needs: 'SKIP', label: key('act.skip'), done: key('done.skip') },
    ask: { title: (t, product) => t('ask.skip', { product }), meaning: key('ask.skip-more') },
  },
  { act: 'end', needs: 'CANCEL', label: key('act.end'), done: key('done.end') },
  {
    ...{ act: 'cancel', needs: 'CANCEL', label: key('act.cancel'), done: key('done.cancel'), isDanger: true },
    ask: { title: (t, product) => t('ask.cancel', { product }), meaning: key('ask.cancel-more') },
  },
]

/** Buttons of a contract: none ends it at the end of a period that is not paid for. */
export function buttonsOf(allowed: readonly string[], isPaid: boolean): readonly Button[] {
  return buttons.filter(({ act, needs }) => allowed.includes(needs) && (act !== 'end' || isPaid))
}

const events: Readonly<Record<string, Message>> = {
  STARTED: key('event.started'),
  RENEWED: key('event.renewed'),
  RENEWAL_FAILED: key('event.failed'),
  PAUSED: key('event.paused'),
  RESUMED: key('event.resumed'),
  SKIPPED: key('event.skipped'),
  CHANGED: key('event.changed'),
  CANCELLATION_SCHEDULED: key('event.ends'),
  CANCELLATION_UNDONE: key('event.undone'),
  CANCELLED: key('event.canceled'),
  TRANSFERRED: key('event.transferred'),
}

export const eventCopy = (type: string): Message => events[type] ?? key('event.changed')
