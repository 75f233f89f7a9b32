import type { Announcement } from '@galleria/platform-client/announcements'

export type AnnouncementState = 'now' | 'waits' | 'later' | 'over' | 'off'

let count = 0

/** Announcement without words yet; shoppers see it once it is saved. */
export function newAnnouncement(): Announcement {
  count += 1
  return {
    ...{ id: `${Date.now().toString(36)}-${count}`, text: '', to: '', tone: 'QUIET' },
    ...{ isDismissible: true, isOn: true, startDate: null, endDate: null, translations: {} },
  }
}

/** State of each at a moment: the first that applies is shown, and others that apply wait behind it. */
export function statesAt(all: readonly Announcement[], now: number): AnnouncementState[] {
  let isTaken = false
  return all.map(({ isOn, startDate, endDate }) => {
    if (!isOn) return 'off'
    if (endDate && Date.parse(endDate) <= now) return 'over'
    if (startDate && Date.parse(startDate) > now) return 'later'
    if (isTaken) return 'waits'
    isTaken = true
    return 'now'
  })
}

/** The announcement with its text in a language; an emptied translation is none. */
export function withAnnounced(
  announcement: Announcement,
  language: string | undefined,
  text: string,
): Announcement {
  if (!language) return { ...announcement, text }
  const { [language]: _, ...others } = announcement.translations
  return { ...announcement, translations: text ? { ...others, [language]: text } : others }
}

/** Checks the target of a link: a path of the shop, a web address, or nothing. */
export function isLink(to: string): boolean {
  return to === '' || /^\/(?![/\\])\S*$/.test(to) || (/^https?:\/\/\S+$/i.test(to) && URL.canParse(to))
}

export type AnnouncementError = 'text' | 'to' | 'endDate'

/** Missing or wrong fields, by the announcement's id. */
export function problemsOf(all: readonly Announcement[]): Readonly<Record<string, AnnouncementError[]>> {
  const found = all.flatMap(({ id, text, to, startDate, endDate }) => {
    const wrong: AnnouncementError[] = [
      ...(text.trim() ? [] : (['text'] as const)),
      ...(isLink(to) ? [] : (['to'] as const)),
      ...(startDate && endDate && Date.parse(startDate) >= Date.parse(endDate) ? (['endDate'] as const) : []),
    ]
    return wrong.length > 0 ? [[id, wrong] as const] : []
  })
  return Object.fromEntries(found)
}
