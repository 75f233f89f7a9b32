import { languages } from '@galleria/i18n/languages'
import {
  EditForm,
  may,
  type Outcome,
  orNotFound,
  parts as styles,
  useDraft,
  useIdempotencyKey,
  useSend,
} from '@galleria/manage'
import {
  getLetter,
  type LetterTexts,
  previewLetter,
  sendTestLetter,
  updateLetter,
} from '@galleria/platform-client/letters'
import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { PreviewPanel, TestSend } from '../parts/PreviewPanel.tsx'
import { ResetButton } from '../parts/ResetButton.tsx'
import { TextFields } from '../parts/TextFields.tsx'
import { usePreview } from '../parts/use-preview.ts'
import { draftOf, isChanged as hasOwnTexts, textsOf } from '../rules/draft.ts'
import { letterAbout, letterName, placeOf } from '../rules/names.ts'

const languageIn = (url: URL) =>
  languages.find(({ code }) => code === url.searchParams.get('language'))?.code ?? 'en'

export async function loader({ client, id: kind, url, signal }: ManageRequest) {
  const language = languageIn(url)
  const [{ letter }, { preview }] = await orNotFound(
    Promise.all([
      getLetter(client, { kind, language }, { signal }),
      previewLetter(client, { kind, letter: { language } }, { signal }),
    ]),
  )
  return { letter, preview }
}

interface Sent {
  readonly intent: 'save' | 'preview' | 'test'
  readonly language: string
  readonly texts: LetterTexts
  readonly revision: string
  readonly scheme?: 'light' | 'dark'
  /** Idempotency key of a test. */
  readonly key?: string
}

export async function action({ client, id: kind, t }: ManageRequest, sent: Sent): Promise<Outcome> {
  const { intent, language, texts, revision, scheme = 'light', key } = sent
  const letter = { language, texts }
  if (intent === 'preview') return outcome(t, () => previewLetter(client, { kind, letter, scheme }))
  if (intent === 'test')
    return outcome(t, () => sendTestLetter(client, { kind, letter, ...(key && { idempotencyKey: key }) }))
  return outcome(t, async () => {
    await updateLetter(client, { kind, letter: { ...letter, revision } })
    return {}
  })
}

type Loaded = Awaited<ReturnType<typeof loader>>

/** Letter in one language: its texts beside a preview. */
export function Page(props: PageProps<Loaded>) {
  // Another language is another form.
  return <LetterPage key={props.data.letter.language} {...props} />
}

function LetterPage({ data, role, isOwner }: PageProps<Loaded>) {
  const t = useMessages()
  const { letter } = data
  const { kind, language, revision, defaults } = letter
  const { sent, isSending, send } = useSend()
  const test = useSend<{ sentTo?: string } & Outcome>()
  const testKey = useIdempotencyKey(test.sent)
  const { draft, isChanged, change, reset, merge } = useDraft(draftOf(letter))
  const texts = textsOf(draft, defaults)
  const looked = usePreview(data.preview, { language, texts })
  const name = letterName(kind, t)
  const mayChange = may(role, 'marketing', 'change')
  const save = (own: LetterTexts) => send({ intent: 'save', language, revision, texts: own })
  const labels: Readonly<Record<string, string>> = {
    subject: t('text.subject'),
    heading: t('text.heading'),
    intro: t('text.intro'),
    closing: t('text.closing'),
    button: t('text.button'),
  }
  return (
    <Frame
      title={name}
      isOwner={isOwner}
      description={
        <>
          {letterAbout(kind, t)}{' '}
          <TextLink as={Link} to={placeOf(kind)}>
            {t('letter.place')}
          </TextLink>
        </>
      }
    >
      <div className={styles.rows}>
        <nav aria-label={t('letter.languages')} className={styles.choices}>
          {languages.map(({ code, name: spoken }) => (
            <Link
              key={code}
              to={`?language=${code}`}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {spoken}
            </Link>
          ))}
        </nav>
        <div className={styles.split}>
          <EditForm
            label={t('letter.form', { name })}
            {...{ sent, isSending, isChanged, merge, mayChange }}
            onReset={reset}
            nameOf={(field) => labels[field] ?? field}
            onSave={() => save(texts)}
            buttons={
              hasOwnTexts(letter.texts) && (
                <ResetButton name={name} pending={isSending} onReset={() => save({})} />
              )
            }
          >
            <TextFields
              {...{ draft, letter }}
              errors={{ ...sent?.errors, ...looked.errors }}
              onChange={change}
            />
          </EditForm>
          <PreviewPanel {...looked} onLook={looked.setLook} language={language}>
            {mayChange && (
              <TestSend
                sentTo={test.sent?.sentTo}
                problem={test.sent?.problem ?? (test.sent?.errors && t('error.placeholder'))}
                pending={test.isSending}
                onSend={() => test.send({ intent: 'test', language, texts, key: testKey })}
              />
            )}
          </PreviewPanel>
        </div>
      </div>
    </Frame>
  )
}
