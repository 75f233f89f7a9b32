import { useFetchers } from '@galleria/router'
import { useAtomValue } from 'jotai'
import { isCartChanging } from '../../rules/cart/busy.ts'
import { unsettledLines } from '../../state.ts'

/** Whether amounts on show may be others soon: a click not sent yet, or a call not answered. */
export function useCartChanging(): boolean {
  const underway = isCartChanging(useFetchers())
  return useAtomValue(unsettledLines).size > 0 || underway
}
