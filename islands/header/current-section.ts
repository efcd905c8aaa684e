import type { Adoption } from '../../src/dom/adoption'
import { listen } from '../../src/page/listen'
import type { Page } from '../../src/page/page'
import { measureRows, rowInView } from './row-in-view'

/** Contract 01 §5.3. */
const THROTTLE_MS = 300
const ROWS = 'section.row'
const NAMED_ROWS = 'section.row.row-has-id'
const CURRENT_CLASS = 'current-scroll-item'

/**
 * Marks the item of the main menu that leads to the section in view.
 * @returns the way to stop
 */
export function followSection(menu: Element, { document, window }: Page, adopted: Adoption): () => void {
  if (!document.querySelector(NAMED_ROWS)) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function mark() {
    timer = undefined
    const rows = [...document.querySelectorAll(ROWS)]
    const sight = { scrollTop: window.scrollY, viewport: window.innerHeight, offset: coveredPx(document) }
    const id = rows[rowInView(measureRows(rows, window), sight)]?.id
    for (const item of menu.querySelectorAll('li')) {
      const address = item.querySelector(':scope > a')?.getAttribute('href')
      const isCurrent = id !== undefined && id !== '' && address === `#${id}`
      if (isCurrent !== item.classList.contains(CURRENT_CLASS)) adopted.toggle(item, CURRENT_CLASS, isCurrent)
    }
  }

  const stop = listen(
    window,
    ['scroll'],
    () => {
      timer ??= setTimeout(mark, THROTTLE_MS)
    },
    { passive: true },
  )
  mark()
  return () => {
    stop()
    clearTimeout(timer)
  }
}

function coveredPx(document: Document): number {
  const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
  const header = document.body.classList.contains('sticky-header-enabled') ? height('.header-wrap') : 0
  return header + height('.sticky-top-bar')
}
