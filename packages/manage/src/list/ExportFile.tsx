import { useLocation } from '@galleria/router'
import { Button, type ButtonProps, Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import parts from '../parts.module.css'
import { saveFile } from '../save-file.ts'
import { useDone } from '../use-done.ts'
import { useSend } from '../use-send.ts'

interface Props {
  /** Name of the file, without its ending. */
  readonly name: string
  /** Small beside a table. */
  readonly size?: ButtonProps['size']
}

/** Saves all that the page's address finds as CSV: its action answers as `exported` or an outcome with `file` to `{ intent: 'export', query }`. */
export function ExportFile({ name, size = 'medium' }: Props) {
  const t = useMessages()
  const { search: query } = useLocation()
  const { send, sent, isSending } = useSend<{ file?: string; failed?: true }>()
  useDone(sent, () => saveFile(`${name}.csv`, sent?.file ?? ''))
  return (
    <>
      <Button size={size} pending={isSending} onClick={() => send({ intent: 'export', query })}>
        {t('export.do')}
      </Button>
      <span role="status" className={parts.quiet}>
        {sent?.done && !isSending && t('export.saved')}
      </span>
      {(sent?.problem || sent?.failed) && !isSending && (
        <Notice tone="danger">{sent.problem ?? t('export.failed')}</Notice>
      )}
    </>
  )
}
