import { SavedViews } from '@galleria/manage'
import { useMessages } from '../../messages/index.ts'

/** Common queries of the list, and those that staff saved. */
export function Views({ query }: { readonly query: string }) {
  const t = useMessages()
  return (
    <SavedViews
      list="catalog"
      to="/manage/catalog"
      query={query}
      presets={[
        { name: t('views.all'), query: '' },
        { name: t('views.low'), query: 'stock=low' },
        { name: t('views.out'), query: 'stock=out' },
        { name: t('views.hidden'), query: 'status=hidden' },
        { name: t('status.draft'), query: 'status=draft' },
        { name: t('status.scheduled'), query: 'status=scheduled' },
      ]}
    />
  )
}
