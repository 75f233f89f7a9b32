import type { StoreLayout } from '../store/layout.ts'
import { shellUrl } from '../store/parts.ts'

/** `consoleKey` stands behind the #, where no server and no log sees it. */
export function announcement(store: StoreLayout, consoleKey: string, more: readonly string[] = []): string {
  const platform = `http://127.0.0.1:${store.platformPort}`
  const lines = [
    'Galleria is open.',
    '',
    `  Store      ${shellUrl(store)}`,
    `  Platform   ${platform}`,
    `  Mailbox    ${platform}/_dev/mailbox`,
    `  Workbench  ${platform}/_dev`,
    `  Console    ${shellUrl(store)}/console#key=${encodeURIComponent(consoleKey)}`,
    ...more.map((line) => `  ${line}`),
    '',
    'Sign in as ada@galleria.test with the password lovelace-1843, or register.',
    'Press Ctrl+C to stop everything.',
  ]
  return `\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}
