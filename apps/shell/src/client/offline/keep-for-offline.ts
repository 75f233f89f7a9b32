import { languageOf } from '@galleria/i18n'
import { toast } from '@galleria/ui'
import { messagesIn } from '../../messages/index.ts'

/** Milliseconds that a page gone to has for itself. */
const AFTER = 3000

/**
 * Lets the service worker keep what is seen, so that it can be read without a connection. A browser that has no worker, or
 * keeps nothing, shows the same shop.
 */
export function keepForOffline(): void {
  navigator.serviceWorker?.register('/service-worker.js').then(tellWorker, () => undefined)
}

/**
 * Tells the worker what it does not see: pages gone to within this document, and files that came before it did. Says when
 * there is no connection, because what is shown may be a copy.
 */
function tellWorker(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget }
  let timer: ReturnType<typeof setTimeout> | undefined
  navigation?.addEventListener('navigatesuccess', () => {
    clearTimeout(timer)
    timer = setTimeout(tell, AFTER)
  })
  void tell()
  addEventListener('offline', say)
  if (!navigator.onLine) say()
}

async function tell(): Promise<void> {
  if (isSaving()) return
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ visited: location.pathname + location.search, files })
}

const isSaving = () =>
  (navigator as unknown as { connection?: { saveData?: boolean } }).connection?.saveData === true

function say(): void {
  const t = messagesIn(languageOf(location.pathname))
  toast({ title: t('offline.now'), description: t('offline.now-more') })
}
