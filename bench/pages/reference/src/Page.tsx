import { AddToCart } from './AddToCart.tsx'

const colors = ['Ochre', 'Slate', 'Chalk']
const related = ['Ash bowl', 'Dune plate', 'Fern teapot', 'Gale jug', 'Heath mug', 'Ivy planter']

/** A product page as small as one is that still sells. */
export function Page({ script, style }: { readonly script: string; readonly style: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tide vase</title>
        <link rel="stylesheet" href={style} />
        <link rel="icon" href="data:," />
        <script src={script} defer />
      </head>
      <body>
        <header>
          <nav aria-label="Shop">
            <a href="/">Galleria</a> <a href="/products">Products</a> <a href="/cart">Cart</a>
          </nav>
        </header>
        <main>
          <img src="/vase.svg" alt="A tall blue vase" width="412" height="412" fetchPriority="high" />
          <h1>Tide vase</h1>
          <p>
            <strong>$68.00</strong>
          </p>
          <p>
            Thrown by hand, glazed in two blues that meet where the tide would stand. Each one differs a
            little.
          </p>
          <div id="island">
            <AddToCart colors={colors} />
          </div>
          <details>
            <summary>Care</summary>
            <p>Wash it by hand. Keep it out of frost.</p>
          </details>
          <h2>More from this kiln</h2>
          <ul>
            {related.map((name) => (
              <li key={name}>
                <a href={`/products/${name.toLowerCase().replace(' ', '-')}`}>{name}</a>
              </li>
            ))}
          </ul>
        </main>
        <footer>
          <a href="/about">About us</a> <a href="/terms">Terms</a> <a href="/privacy">Privacy</a>
        </footer>
        <script
          type="application/json"
          id="props"
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ colors }) }}
        />
      </body>
    </html>
  )
}
