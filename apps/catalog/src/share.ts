import type { Translate } from '@galleria/i18n'
import { toast } from '@galleria/ui'
import type en from './messages/en.json'

/** The page as it stands, with what is chosen: by the device's own sheet, else as a link to paste. */
export async function share(title: string, t: Translate<typeof en>): Promise<void> {
  const url = location.href
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ title: t('share.copied'), tone: 'success' })
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: t('share.failed', { url }) })
  }
}
