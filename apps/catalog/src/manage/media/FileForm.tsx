import { errorAt, SaveBar, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { FileDescriptor } from '@galleria/platform-client/media'
import { Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { FocalPoint } from '../product/parts/FocalPoint.tsx'
import { itemOf } from './item-of.ts'

/** Title and alternative text of a file; for pictures also the focal point. */
export interface FileTexts {
  readonly name: string
  readonly alt?: string
  readonly focus?: { readonly x: number; readonly y: number } | null
}

export function FileForm({ file }: { readonly file: FileDescriptor }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const picture = file.media.image ?? file.media.vector
  const { draft, isChanged, change, reset } = useDraft<FileTexts>({
    name: file.displayName,
    ...(picture && { alt: picture.image.altText, focus: picture.focalPoint ?? null }),
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'save', ...draft })
      }}
    >
      <Field
        label={t('named.name')}
        value={draft.name}
        maxLength={200}
        dir="auto"
        error={errorAt(sent?.errors, 'displayName')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {picture && (
        <>
          <Field
            label={t('editor.alt')}
            hint={t('editor.alt-more')}
            value={draft.alt ?? ''}
            maxLength={1000}
            dir="auto"
            error={errorAt(sent?.errors, 'altText')}
            onChange={(event) => change({ alt: event.target.value })}
          />
          <FocalPoint
            item={itemOf(file)}
            focus={draft.focus ?? null}
            onChange={(focus) => change({ focus })}
          />
          <p className={styles.quiet}>{t('library.followed')}</p>
        </>
      )}
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} />
    </form>
  )
}
