import { ManageFrame, type ManageFrameProps } from '@galleria/manage'
import { linksOf } from '../links.ts'
import { useMessages } from '../messages/index.ts'

/** Title, sections and what the section shows. */
export function Frame(props: Omit<ManageFrameProps, 'boundary' | 'area' | 'sections'>) {
  const t = useMessages()
  const sections = { label: t('manage.sections'), links: linksOf(t) }
  return <ManageFrame {...props} boundary="catalog" area={t('manage.area')} sections={sections} />
}
