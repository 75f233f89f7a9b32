import type { Language } from '@galleria/i18n'
import { toast } from '@galleria/ui'
import type { BrowserModule } from '../common/boot.ts'
import { messagesIn } from '../messages/index.ts'
import { report } from './reports.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

const key = 'galleria_reloaded'
const day = 24 * 3600_000

/**
 * The tab runs a release that is not kept any more: its page is loaded anew, once, unless something was typed; then it
 * says so and lets the shopper choose. `again` loads what is shown, or what was being gone to.
 */
export function outdated({ name, version }: BrowserModule, language: Language, again: () => void): void {
  const t = messagesIn(language)
  report({ kind: 'tab-outdated', module: name, version, message: `${name}@${version} is no longer kept.` })
  if (!hasUnsavedInput() && isFirst(`${name}@${version}`)) {
    again()
    return
  }
  toast({
    title: t('tab.outdated'),
    description: t('tab.outdated-more'),
    action: { label: t('problem.reload'), onAction: again },
    duration: day,
  })
}

/** A browser that keeps nothing is never loaded anew without being asked: it could not tell that it was. */
function isFirst(release: string): boolean {
  try {
    if (sessionStorage.getItem(key) === release) return false
    sessionStorage.setItem(key, release)
    return true
  } catch {
    return false
  }
}
