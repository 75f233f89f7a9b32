import { isPlatformError } from '@galleria/platform-client'
import type { Say } from '../../messages/profile/index.ts'
import type { Saved } from './section.ts'

/** Does it and says so, or what the work found wrong; what the platform refuses is told at its field, where it names one. */
export async function saving(t: Say, work: () => Promise<string | Saved>): Promise<Saved> {
  try {
    const answer = await work()
    return typeof answer === 'string' ? { said: answer } : answer
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const rules = error.violations.map(({ ruleName }) => ruleName)
    if (rules.includes('OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'))
      return { problem: t('delete.forbidden') }
    if (rules.includes('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'))
      return { problem: t('delete.subscribed') }
    const errors = Object.fromEntries(error.violations.map(({ field }) => [fieldOf(field), t('save.wrong')]))
    if (Object.keys(errors).length > 0) return { errors, problem: t('save.look') }
    switch (error.code) {
      case 'SLUG_ALREADY_EXISTS':
        return { errors: { slug: t('slug.taken') } }
      case 'REVISION_MISMATCH':
        return { problem: t('save.changed') }
      case 'PICTURE_NOT_READABLE':
        return { problem: t('picture.unreadable') }
      case 'MEMBER_MUTED':
        return { problem: t('save.muted') }
      default:
        return { problem: error.status === 0 || error.status >= 500 ? t('save.outage') : t('save.failed') }
    }
  }
}

/** `member.contact.phones[0]` is the field `phones`. */
function fieldOf(path: string): string {
  const [, field = path] = /(?:^|\.)(phones|emails|addresses|customFields\.[\w-]+)/.exec(path) ?? []
  return field.startsWith('customFields') || path.includes('[') ? field : (path.split('.').at(-1) ?? path)
}
