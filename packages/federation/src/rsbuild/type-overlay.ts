import { join } from 'node:path'
import type { TypeProblem } from './type-checker.ts'

/** Errors of types as the overlay shows errors of a build: text for the console, and HTML whose places open the editor. */
export function typeOverlay(
  problems: readonly TypeProblem[],
  root: string,
): { text: string[]; html: string } {
  const place = ({ file, line, column }: TypeProblem) => `${file}:${line}:${column}`
  return {
    text: problems.map((problem) => `Type error in ${place(problem)}\n${problem.message}`),
    html: problems
      .map((problem) => {
        const link = `<a class="file-link" data-file="${escapeHtml(join(root, place(problem)))}">${escapeHtml(place(problem))}</a>`
        return `Type error in ${link}\n${escapeHtml(problem.message)}`
      })
      .join('\n\n'),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
