/** How letters leave: not at all, to a mail server, or to a provider over HTTP. */
export type MailConfig =
  | { readonly transport: 'mailbox' }
  | { readonly transport: 'smtp'; readonly from: string; readonly url: string }
  | { readonly transport: 'http'; readonly from: string; readonly url: string; readonly key: string }

interface Values {
  readonly MAIL_TRANSPORT: 'mailbox' | 'smtp' | 'http'
  readonly MAIL_FROM?: string | undefined
  readonly SMTP_URL?: string | undefined
  readonly MAIL_HTTP_URL: string
  readonly MAIL_HTTP_KEY?: string | undefined
}

/** A plain address: the name before it comes from the design of the letters. */
const address = /^[^\s@<>"(),:;\\[\]]{1,64}@[a-z\d-]+(\.[a-z\d-]+)+$/i

/** Problems of the variables, in words; empty where letters can leave. */
export function mailProblems(values: Values): string[] {
  const { MAIL_TRANSPORT: transport, MAIL_FROM: from, SMTP_URL: url, MAIL_HTTP_KEY: key } = values
  if (transport === 'mailbox') return []
  return [
    ...(from === undefined
      ? [`MAIL_FROM is missing. MAIL_TRANSPORT=${transport} needs the address that letters come from.`]
      : address.test(from) && from.length <= 254
        ? []
        : ['MAIL_FROM must be an email address such as orders@shop.example.']),
    ...(transport === 'smtp' && !isSmtp(url)
      ? ['SMTP_URL must be smtp://user:password@host:587 or smtps://user:password@host:465.']
      : []),
    ...(transport === 'http' && !key
      ? ["MAIL_HTTP_KEY is missing. MAIL_TRANSPORT=http needs the provider's key."]
      : []),
  ]
}

/** Settings of variables that have no problems. */
export function mailOf({
  MAIL_TRANSPORT,
  MAIL_FROM = '',
  SMTP_URL = '',
  MAIL_HTTP_URL,
  MAIL_HTTP_KEY = '',
}: Values): MailConfig {
  if (MAIL_TRANSPORT === 'smtp') return { transport: 'smtp', from: MAIL_FROM, url: SMTP_URL }
  if (MAIL_TRANSPORT === 'http')
    return { transport: 'http', from: MAIL_FROM, url: MAIL_HTTP_URL, key: MAIL_HTTP_KEY }
  return { transport: 'mailbox' }
}

function isSmtp(text: string | undefined): boolean {
  return (
    text !== undefined &&
    URL.canParse(text) &&
    /^smtps?:$/.test(new URL(text).protocol) &&
    new URL(text).hostname !== ''
  )
}
