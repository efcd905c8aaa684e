const CONTENT = '.spb_content_element'
const COLUMN = '.spb-column-container'

/** The columns of a row by lines; the columns of a line have the same parent (contract 04 §4). */
export function linesOf(row: Element): readonly (readonly HTMLElement[])[] {
  const contents = [...row.children].filter((child) => child.matches(CONTENT))
  const columns = contents.flatMap((content) => [...content.querySelectorAll<HTMLElement>(COLUMN)])
  const parents = new Set(columns.map((column) => column.parentElement))
  return [...parents].map((parent) => columns.filter((column) => column.parentElement === parent))
}
