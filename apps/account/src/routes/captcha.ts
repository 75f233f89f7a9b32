import { platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getCaptcha, getCaptchaChallenge } from '@galleria/platform-client/captcha'
import { type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { useEffect } from 'react'
import type { CaptchaAnswer } from '../data/captcha.ts'

/** For the form's fetcher; never throws, since a fetcher's error would take the page with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CaptchaAnswer> {
  const kind = new URL(request.url).searchParams.get('kind') === 'visible' ? 'visible' : 'invisible'
  const client = context.get(platform)
  const { signal } = request
  try {
    const { provider } = await getCaptcha(client, {}, { signal })
    return provider === 'altcha' ? { challenge: await getCaptchaChallenge(client, { kind }, { signal }) } : {}
  } catch (error) {
    if (!isPlatformError(error)) throw error
    return {}
  }
}

/** Redirect to the sign-in page for anybody who opens this address by hand. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/account/sign-in', { replace: true }), [navigate])
  return null
}
