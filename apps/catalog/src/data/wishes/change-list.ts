import { languageIn, platform, session } from '@galleria/federation'
import { isApplicationError, isPlatformError } from '@galleria/platform-client'
import {
  addWishlistItems,
  createWishlist,
  deleteWishlist,
  moveWishlistItem,
  removeWishlistItems,
  shareWishlist,
  unshareWishlist,
  updateWishlist,
} from '@galleria/platform-client/named-wishlists'
import { type ActionFunctionArgs, redirect } from '@galleria/router'
import { messagesIn, type Say } from '../../messages/index.ts'
import { changeWish, referenceOf } from './calls.ts'
import { setWished } from './wished.ts'

/** Outcome of a change of a list; `removed` can be undone. */
export type Changed =
  | { readonly done: string; readonly removed?: { readonly id: string; readonly name: string } }
  | { readonly problem: string }

/** Changes what the form's `intent` names. A guest has one list, on this device. */
export async function changeList(args: ActionFunctionArgs): Promise<Changed | Response> {
  const { context, request } = args
  const form = await request.formData()
  const t = messagesIn(languageIn(context))
  try {
    return await (context.get(session).isMember ? ofMember(args, form, t) : ofDevice(form, t))
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (isApplicationError(error, 'WISHLIST_ITEMS_LIMIT_EXCEEDED')) return { problem: t('wish.full') }
    if (isApplicationError(error, 'WISHLISTS_LIMIT_EXCEEDED')) return { problem: t('wishlist.too-many') }
    if (isApplicationError(error, 'REVISION_MISMATCH', 'WISHLIST_NOT_FOUND'))
      return { problem: t('wishlist.changed') }
    return { problem: t('wish.failed') }
  }
}

const textIn = (form: FormData) => (name: string) => String(form.get(name) ?? '')

function ofDevice(form: FormData, t: Say): Changed {
  const text = textIn(form)
  const [id, name] = [text('id'), text('name')]
  const isBack = text('intent') === 'restore'
  for (const each of id.split(' ')) setWished(each, isBack)
  return isBack
    ? { done: t('wish.added', { name }) }
    : { done: t('wish.removed', { name }), ...(name && { removed: { id, name } }) }
}

async function ofMember(
  { context, request }: ActionFunctionArgs,
  form: FormData,
  t: Say,
): Promise<Changed | Response> {
  const text = textIn(form)
  const client = context.get(platform)
  const [wishlistId, id, name] = [text('list'), text('id'), text('name')]
  const options = { signal: request.signal }
  const change = { id: wishlistId, revision: text('revision') }
  switch (text('intent')) {
    case 'create': {
      const { wishlist } = await createWishlist(client, { wishlist: { name } }, options)
      return redirect(`/wishlists?list=${wishlist.id}`)
    }
    case 'rename':
      await updateWishlist(client, { wishlist: { ...change, name } }, options)
      return { done: t('wishlist.saved') }
    case 'emails': {
      const tells = { tellsPriceDrops: form.has('prices'), tellsBackInStock: form.has('stock') }
      await updateWishlist(client, { wishlist: { ...change, ...tells } }, options)
      return { done: t('wishlist.saved') }
    }
    case 'delete':
      await deleteWishlist(client, { wishlistId }, options)
      return redirect('/wishlists')
    case 'share':
      await shareWishlist(client, { wishlistId, showsName: form.has('shows-name') }, options)
      return { done: t('wishlist.shared') }
    case 'unshare':
      await unshareWishlist(client, { wishlistId }, options)
      return { done: t('wishlist.unshared') }
    case 'move': {
      const move = { fromWishlistId: wishlistId, toWishlistId: text('to') }
      await moveWishlistItem(client, { ...move, catalogReference: referenceOf(id) }, options)
      return { done: t('wishlist.moved', { name }) }
    }
    case 'restore':
      if (wishlistId)
        await addWishlistItems(client, { wishlistId, catalogReferences: [referenceOf(id)] }, options)
      else await changeWish(client, id, true)
      return { done: t('wish.added', { name }) }
    default: {
      const ids = id.split(' ')
      if (wishlistId)
        await removeWishlistItems(client, { wishlistId, catalogReferences: ids.map(referenceOf) }, options)
      else for (const each of ids) await changeWish(client, each, false)
      return { done: t('wish.removed', { name }), ...(name && { removed: { id, name } }) }
    }
  }
}
