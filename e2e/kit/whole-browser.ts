const executablePath = process.env.CHROMIUM

/** Launch options of a browser with preferences and a back-forward cache, which one without windows lacks. */
export const wholeBrowser = {
  ...(executablePath ? { executablePath } : { channel: 'chromium' }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}
