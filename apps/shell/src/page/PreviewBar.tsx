import { useLocale } from '@galleria/i18n'
import { Button, Container } from '@galleria/ui'
import { useLocation } from 'react-router'
import type { PreviewState } from '../common/boot.ts'
import { useMessages } from '../messages/index.ts'
import { LinkedServer } from './LinkedServer.tsx'
import css from './PreviewBar.module.css'

/** Says that this browser alone is shown other releases, and leads out. A form: it works without the script. */
export function PreviewBar({ preview }: { readonly preview: PreviewState }) {
  const t = useMessages()
  const { prefix } = useLocale().language
  const { pathname, search } = useLocation()
  return (
    <aside aria-label={t('preview.title')} className={css.preview} data-preview="">
      <Container className={css.inner}>
        <p className={css.text}>{t('preview.shown')}</p>
        <ul className={css.list}>
          {preview.map(({ module, version, shown, origin }) => (
            <li key={module}>
              <bdi className={css.release}>{origin ? module : `${module}@${version}`}</bdi>
              {origin && <LinkedServer origin={origin} />}
              {shown !== version && <span>{t('preview.fails', { version: shown })}</span>}
            </li>
          ))}
        </ul>
        <form method="post" action="/preview/leave" className={css.leave}>
          <input type="hidden" name="return" value={prefix + pathname + search} />
          <Button type="submit">{t('preview.leave')}</Button>
        </form>
      </Container>
    </aside>
  )
}
