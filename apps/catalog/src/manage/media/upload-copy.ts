import type { Say } from '../messages/index.ts'

/** Why a file was not taken, and what would be. */
export function uploadCopy(
  { code, status }: { readonly code?: string | undefined; readonly status: number },
  t: Say,
): string {
  switch (code) {
    case 'FILE_TYPE_NOT_TAKEN':
      return t('upload.type')
    case 'FILE_TOO_LARGE':
      return t('upload.large')
    case 'FILE_IS_EMPTY':
      return t('upload.empty')
    case 'FILE_IS_NO_TABLE':
      return t('transfer.no-table')
    case 'PICTURE_NOT_READABLE':
      return t('upload.unreadable')
    default:
      return status === 0 || status >= 500 ? t('error.outage') : t('upload.refused')
  }
}
