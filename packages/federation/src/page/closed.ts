/** Local storage: keys of parts that a shopper has closed, the newest last. */
const storage = 'galleria.closed'
/** Keys that are kept; an older part is no longer in any page. */
const MOST = 20

/**
 * Hides parts whose `data-closed-by` was closed, before anything is painted: pages are the same for everybody, so no server
 * knows. A sheet of its own, for a policy forbids style elements.
 */
export const closedScript = `try{var c=(localStorage.getItem('${storage}')||'').match(/[\\w-]+/g);if(c){var s=new CSSStyleSheet;s.replaceSync(c.map(k=>'[data-closed-by="'+k+'"]').join()+'{display:none}');document.adoptedStyleSheets=[s]}}catch(e){}`

/** Remembers in this browser that a part was closed. The page that is open takes it away itself. */
export function keepClosed(key: string): void {
  try {
    const before = (localStorage.getItem(storage) ?? '').split(' ').filter((each) => each && each !== key)
    localStorage.setItem(storage, [...before, key].slice(-MOST).join(' '))
  } catch {
    // Storage refused: it stays closed as long as the page.
  }
}
