import { languageOf } from '@galleria/i18n'
import { toast } from '@galleria/ui'
import { messagesIn } from '../../messages/index.ts'

const WORKER = '/service-worker.js'
/** Milliseconds that a page has for itself before its copy is fetched. */
const AFTER = 3000

/**
 * Lets the service worker keep what is seen, so that it can be read without a connection, and says when there is none. A
 * browser that has no worker, or keeps nothing, shows the same shop.
 */
export function keepForOffline(): void {
  sayWhenOffline()
  void navigator.serviceWorker?.register(WORKER).then(keepVisited, () => undefined)
}

/** Tells the worker what it does not see: pages gone to within this document, and files that came before it did. */
function keepVisited(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(timer)
    if (isSaving()) return
    timer = setTimeout(async () => {
      const { active } = await navigator.serviceWorker.ready
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      active?.postMessage({ visited: location.pathname + location.search, files })
    }, AFTER)
  }
  navigation?.addEventListener('navigatesuccess', tell)
  tell()
}

const isSaving = () =>
  (navigator as unknown as { connection?: { saveData?: boolean } }).connection?.saveData === true

function sayWhenOffline(): void {
  const say = () => {
    const t = messagesIn(languageOf(location.pathname))
    toast({ title: t('offline.now'), description: t('offline.now-more') })
  }
  addEventListener('offline', say)
  if (!navigator.onLine) say()
}
