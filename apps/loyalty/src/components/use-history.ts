import { useState } from 'react'
import type { HistoryPage } from '../routes/history.ts'

/** Pages fetched one after another as one list; a first page, as after an action, starts anew. */
export function useHistory(page: HistoryPage | undefined): HistoryPage | undefined {
  const [seen, setSeen] = useState<HistoryPage>()
  const [list, setList] = useState<HistoryPage>()
  if (page && page !== seen) {
    setSeen(page)
    const older = page.cursor && list ? [...list.transactions, ...page.transactions] : page.transactions
    setList({ ...page, transactions: older })
  }
  return list
}
