import { platform, useWidgetData, type WidgetLoader } from '@galleria/federation'
import { keepClosed } from '@galleria/federation/closed'
import { useContentLang } from '@galleria/i18n'
import { AnnouncementBar } from '@galleria/page-parts/announcement-bar'
import { Icon, IconButton } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'

export const loader = (async ({ context }) => {
  // Only here: nearly always the server has answered already.
  const { getShownAnnouncement } = await import(
    /* webpackChunkName: 'data' */ '@galleria/platform-client/announcements'
  )
  // The hosted platform has no such call, and no page waits for a line above it.
  const { announcement } = await getShownAnnouncement(context.get(platform)).catch(() => ({
    announcement: null,
  }))
  return announcement ?? null
}) satisfies WidgetLoader

/** The shop's announcement above every page, until a shopper closes it. */
export default function Announcement() {
  const shown = useWidgetData<typeof loader>()
  const [closed, setClosed] = useState<string>()
  const t = useMessages()
  const lang = useContentLang()
  if (!shown || shown.key === closed) return null
  const { key, text, to, tone } = shown
  const close = () => {
    keepClosed(key)
    setClosed(key)
    // The button is gone, and the page begins where it was.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <AnnouncementBar
      aria-label={t('announcement.label')}
      {...{ text, to, tone }}
      lang={lang.ofField(shown, 'text')}
      {...(shown.isDismissible && {
        closedBy: key,
        close: (
          <IconButton label={t('announcement.close')} onClick={close}>
            <Icon name="close" size={18} />
          </IconButton>
        ),
      })}
    />
  )
}
