import { languageIn, session } from '@galleria/federation'
import { languageOf, withoutLanguage } from '@galleria/i18n'
import { Link, type LoaderFunctionArgs, redirectDocument, replace, useLoaderData } from '@galleria/router'
import { ButtonLink, Notice } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { showCartMergeNotice } from '../data/cart-merge-notice.ts'
import { bringCart } from '../data/enter.ts'
import { returnLanguage } from '../data/return-language.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { callbackCopy, callbackProblem, problemMessage } from '../rules/callback-copy.ts'
import { safeReturnTo } from '../rules/return-to.ts'

/** Back from the hosted sign-in: trades the code for a session and goes on, leaving this page out of the history. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  // A loader's request never has the fragment, which is where the code is.
  const url = window.location.hash.length > 1 ? window.location.href : request.url
  const problem = problemMessage(url)
  if (problem) return { problem }
  let returnTo: string
  try {
    returnTo = (await context.get(session).handleCallback(url)).returnTo
  } catch (error) {
    // Not ours or used already, but nobody else's business either.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    const problem = callbackProblem(error, url)
    const left = returnLanguage() ?? languageIn(context)
    if (left === languageIn(context)) return { problem }
    throw onward(`${left.prefix}/account/callback?problem=${problem}`)
  }
  await bringCart(context)
  const path = safeReturnTo(returnTo)
  // Another document says it itself (`me.ts`): words said here would go with this one.
  if (staysHere(path)) showCartMergeNotice(messagesIn(languageIn(context)))
  throw onward(path)
}

/** A page in another language is another document. */
const staysHere = (path: string) => languageOf(path) === languageOf(window.location.pathname)

function onward(path: string): Response {
  if (staysHere(path)) return replace(withoutLanguage(path))
  const response = redirectDocument(path)
  response.headers.set('X-Remix-Replace', 'true')
  return response
}

export function Component() {
  const t = useMessages()
  const { problem } = useLoaderData<typeof loader>()
  return (
    <AccountCard title={t('callback.title')}>
      <meta name="referrer" content="no-referrer" />
      <Notice tone="warning">{t(callbackCopy[problem])}</Notice>
      <p>{t('callback.kept')}</p>
      <ButtonLink as={Link} to="/account/sign-in" variant="primary" replace>
        {t('sign-in.again')}
      </ButtonLink>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
