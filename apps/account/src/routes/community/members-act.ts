import { languageIn, platform, session } from '@galleria/federation'
import { type ActionFunctionArgs, redirect } from '@galleria/router'

/** Action of the community's forms, one intent each; answers with the result. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.get(session).isMember) return redirect('/account/sign-in?returnTo=%2Fmembers')
  const { act } = await import('../../data/community/member-action.ts')
  return act(context.get(platform), await request.formData(), languageIn(context))
}

export { Component, loader } from './members-relations.ts'
