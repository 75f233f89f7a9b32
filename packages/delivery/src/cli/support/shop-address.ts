/** Address of the store that this environment starts: `SHELL_URL`, else the port of `npm start`. */
export function shopAddress(env: Readonly<Record<string, string | undefined>>): string {
  return env.SHELL_URL || `http://127.0.0.1:${/^\d{1,5}$/.test(env.PORT ?? '') ? env.PORT : 3000}`
}
