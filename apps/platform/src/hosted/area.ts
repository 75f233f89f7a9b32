import type { Area } from '../area.ts'
import { themeCss } from './page.ts'
import { recoverPage } from './recover.ts'
import { signInPages } from './sign-in.ts'
import { signOutPage } from './sign-out.ts'

/** Pages the platform shows itself, in the look of the store. */
export const hosted: Area = {
  routes(app) {
    app.get('/_hosted/theme.css', (c) =>
      c.body(themeCss, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=300' }),
    )
    signInPages(app)
    signOutPage(app)
    recoverPage(app)
  },
}
