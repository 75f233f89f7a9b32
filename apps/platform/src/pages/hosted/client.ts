import { type Client, clientOf } from '../../http/client.ts'
import { AppExchange } from '../../http/exchange.ts'
import { type Ctx, languageOf } from './view.ts'

/** A form without a referrer does not tell its origin; it is the page's own, by the loopback name that was asked for. */
export function pageClient(c: Ctx): Client {
  const { config } = c.var.services
  const own = new URL(config.publicUrl)
  const url = new URL(c.req.url)
  const isTwin = own.hostname === '127.0.0.1' && url.hostname === 'localhost' && url.port === own.port
  const language = languageOf(c).code
  return {
    ...clientOf(new AppExchange(c)),
    language,
    origin: config.development && isTwin ? url.origin : own.origin,
  }
}
