import { toast } from '@galleria/ui'

/** The page as it stands, with what is chosen, unless another address is given: by the device's own sheet, else as a link to paste. */
export async function share(
  title: string,
  words: { readonly copied: string; readonly failed: string },
  url = location.href,
) {
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ title: words.copied, tone: 'success' })
  } catch (error) {
    // Closing the share sheet is a cancellation, not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: words.failed, description: url })
  }
}
