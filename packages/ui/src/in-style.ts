/**
 * A ref for what data says of an element's look. It is set once the page runs: the policy of our pages has no style
 * attributes, so what the server sends goes without.
 */
export function inStyle(look: Partial<CSSStyleDeclaration>) {
  return (element: HTMLElement | null): void => {
    if (element) Object.assign(element.style, look)
  }
}
