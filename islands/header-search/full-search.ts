import { listen } from '../../src/page/listen'
import type { Page } from '../../src/page/page'
import { createPanel, type PanelControl } from '../../src/state/panel'
import { bindClosers } from '../../src/state/panel-opener'
import { FULL_BACKDROP, FULL_CLOSE, FULL_LINK, FULL_SEARCH, fieldIn } from './markup'
import type { SearchParts } from './search-box'

/** When the field takes the focus, and the backdrop begins to listen. */
const READY_MS = 500
const OPEN_CLASS = 'sf-header-search-is-open'

/** The search over the whole header (contract 01 §7.2). */
export function createFullSearch(page: Page, { adopted, timers }: SearchParts): PanelControl {
  const { document } = page
  const { body } = document
  const close = () => panel.close()

  const panel = createPanel(page, {
    name: 'full-search',
    timers,
    find: () => document.querySelector<HTMLElement>(FULL_SEARCH),
    cover: {
      label: 'Search',
      beside: `${FULL_LINK}, ${FULL_BACKDROP}, ${FULL_CLOSE}`,
      // The box is still fading in: until then the focus stays where it was.
      focus: ({ opener }) => opener ?? null,
    },
    show({ element }) {
      adopted.toggle(body, OPEN_CLASS, true)
      let disarm = () => {}
      timers.after('full search', READY_MS, () => {
        fieldIn(element)?.focus({ preventScroll: true })
        disarm = closeByBackdrop(document, close)
      })
      return [
        bindClosers({ document, selector: FULL_CLOSE, label: 'Close search', onClose: close }),
        () => {
          timers.drop('full search')
          disarm()
        },
      ]
    },
    hide() {
      adopted.toggle(body, OPEN_CLASS, false)
    },
  })
  return panel
}

function closeByBackdrop(document: Document, onPressed: () => void): () => void {
  const backdrop = document.querySelector(FULL_BACKDROP)
  if (!backdrop) return () => {}
  const press = (event: Event) => {
    // A touch is not to go on as a click on what was covered.
    event.preventDefault()
    onPressed()
  }
  return listen(backdrop, ['click', 'touchstart'], press, { passive: false })
}
