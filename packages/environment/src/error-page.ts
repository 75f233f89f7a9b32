/** Page of a command's error: on the published documentation, or the section in the repository where none is published. */
export function errorPage(code: string, docsUrl: string | undefined): string {
  return docsUrl
    ? `${docsUrl.replace(/\/$/, '')}/errors/${code}/`
    : `docs/errors-command.md#${code.toLowerCase()}`
}
