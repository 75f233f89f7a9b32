/** The store on this machine, unless the environment names another (`.env.example`). */
export const site = {
  url: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000',
  clientId: process.env.PLATFORM_CLIENT_ID ?? '6f1d3c52-8a0e-4b57-9c1e-2d5f7a90b3e1',
  siteId: process.env.PLATFORM_SITE_ID ?? '0d9a6c1e-5b7f-4e23-8f41-7c3b2a1d9e60',
  apiKey: process.env.PLATFORM_API_KEY ?? 'IST.galleria-development-owner-key',
}

/** The member that the development store begins with. */
export const ada = { email: 'ada@galleria.test', password: 'lovelace-1843' }
