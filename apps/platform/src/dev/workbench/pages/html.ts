import type { html } from 'hono/html'

/** Escaped already: what `html` of hono makes. */
export type Html = ReturnType<typeof html>
