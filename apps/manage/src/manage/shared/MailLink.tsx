import { parts } from '@galleria/manage'
import { TextLink } from '@galleria/ui'

interface Props {
  readonly email: string | null | undefined
  /** Text in place of no address. */
  readonly none: string
}

/** Email address of a customer, to write to. */
export function MailLink({ email, none }: Props) {
  if (!email) return <span className={parts.quiet}>{none}</span>
  return (
    <TextLink className={parts.target} href={`mailto:${email}`}>
      <bdi>{email}</bdi>
    </TextLink>
  )
}
