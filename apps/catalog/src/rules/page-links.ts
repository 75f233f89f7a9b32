/** Page numbers worth a link: the ends and the neighbours, with `gap` for what is left out. */
export function pageLinks(page: number, pages: number): (number | 'gap')[] {
  const links: (number | 'gap')[] = []
  for (let number = 1; number <= pages; number++) {
    const near = Math.abs(number - page) <= 1 || number === 1 || number === pages
    // A gap of one page would take as much room as the page.
    const lonely = (number === 2 && page === 4) || (number === pages - 1 && page === pages - 3)
    if (near || lonely) links.push(number)
    else if (links.at(-1) !== 'gap') links.push('gap')
  }
  return links
}
