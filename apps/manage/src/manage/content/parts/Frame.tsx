import { ManageFrame, type ManageFrameProps } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

/** Title and what the page shows. */
export function Frame(props: Omit<ManageFrameProps, 'boundary' | 'area'>) {
  const t = useMessages()
  return <ManageFrame {...props} boundary="manage" area={t('content.area')} />
}
