import type { Adoption } from '../../../src/dom/adoption'
import { minHeightOf } from '../../../src/dom/min-height'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import type { Scope } from '../../../src/page/scope'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'

const CONTENT = '.spb_content_element'
const COLUMN = '.spb-column-container'

interface Rows {
  add(row: HTMLElement, scope: Scope): void
  /** Measures all rows again in the next frame. */
  update(): void
}

/** All rows of a page, which are measured together so that the browser lays out the page only once. */
export const rowsOfPage = sharedByHosts((scope): Rows => {
  const { documentElement } = scope.document
  const rows = new Map<HTMLElement, Adoption>()

  function equalise() {
    const lines = [...rows].flatMap(([row, adopted]) => linesOf(row).map((columns) => ({ columns, adopted })))
    const set = ({ columns, adopted }: (typeof lines)[number], height: string) => {
      for (const column of columns) adopted.style(column, 'min-height', height)
    }
    for (const line of lines) set(line, '')
    if (documentElement.clientWidth < BREAKPOINTS_PX.aboveMobile) return
    const heights = lines.map(({ columns }) => Math.max(0, ...columns.map(minHeightOf)))
    lines.forEach((line, number) => {
      const height = heights[number] ?? 0
      if (height > 0) set(line, `${height}px`)
    })
  }
  const watch = watchFrames(scope, ({ resized }) => (resized ? equalise : undefined))
  scope.add(watch.stop)
  return {
    update: watch.request,
    add(row, { adopt, add }) {
      rows.set(row, adopt)
      watch.request()
      add(() => rows.delete(row))
    },
  }
})

/** The columns of a row by lines; the columns of a line have the same parent (contract 04 §4). */
export function linesOf(row: Element): readonly (readonly HTMLElement[])[] {
  const contents = [...row.children].filter((child) => child.matches(CONTENT))
  const columns = contents.flatMap((content) => [...content.querySelectorAll<HTMLElement>(COLUMN)])
  const parents = new Set(columns.map((column) => column.parentElement))
  return [...parents].map((parent) => columns.filter((column) => column.parentElement === parent))
}
