import { languageIn, platform, session } from '@galleria/federation'
import { isApplicationError, isPlatformError } from '@galleria/platform-client'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@galleria/router'
import { type ToastOptions, toast } from '@galleria/ui'
import { changeWish } from '../../data/wishes/calls.ts'
import { syncWishes } from '../../data/wishes/sync.ts'
import { setWished } from '../../data/wishes/wished.ts'
import { messagesIn } from '../../messages/index.ts'

let dismiss: (() => void) | undefined

/** One at a time: hearts are pressed in a row, and only the last press is worth undoing. */
function tell(options: ToastOptions): void {
  dismiss?.()
  dismiss = toast(options)
}

/** The account's wishes for the hearts of a page, with those of this device. Never throws: hearts are no reason to lose a page. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  await syncWishes(context.get(platform), context.get(session), request.signal).catch(() => undefined)
  return null
}

/** Press of a heart, which shows it already. A guest's wish is on this device; a member's goes to the account, and back where that fails. */
export async function action({ context, request }: ActionFunctionArgs): Promise<null> {
  const form = await request.formData()
  const [id, name] = [String(form.get('id')), String(form.get('name'))]
  const wanted = form.has('wanted')
  const client = context.get(platform)
  const { isMember } = context.get(session)
  const t = messagesIn(languageIn(context))
  const change = async (to: boolean): Promise<boolean> => {
    setWished(id, to)
    if (!isMember) return true
    try {
      await changeWish(client, id, to)
      return true
    } catch (error) {
      if (!isPlatformError(error)) throw error
      setWished(id, !to)
      const isFull = isApplicationError(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')
      tell({ title: isFull ? t('wish.full') : t('wish.failed'), tone: 'danger' })
      return false
    }
  }
  if (!(await change(wanted))) return null
  tell({
    title: wanted ? t('wish.added', { name }) : t('wish.removed', { name }),
    ...(wanted && !isMember && { description: t('wish.on-device') }),
    tone: 'success',
    action: { label: t('wish.undo'), onAction: () => void change(!wanted) },
  })
  return null
}

export const shouldRevalidate = () => false
