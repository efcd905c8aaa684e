import type { Page } from '../../../src/page/page'
import { onPressBeside } from '../../../src/page/panel-press'
import { createPanel, type PanelControl } from '../../../src/state/panel'
import { bindClosers } from '../../../src/state/panel-opener'
import { FULL_BACKDROP, FULL_CLOSE, FULL_LINK, FULL_SEARCH, fieldIn } from './markup'
import type { SearchParts } from './search-box'

/** When the field takes the focus, and the backdrop begins to listen. */
const READY_MS = 500
const OPEN_CLASS = 'sf-header-search-is-open'
const FOCUSING = 'full search focus'

/** The search over the whole header (contract 01 §7.2). */
export function createFullSearch(page: Page, { adopted, timers }: SearchParts): PanelControl {
  const { document } = page
  const { body } = document
  const close = () => panel.close()

  function onBackdropPress(onPressed: () => void): () => void {
    const backdrop = document.querySelector(FULL_BACKDROP)
    if (!backdrop) return () => {}
    return onPressBeside(backdrop, { timers, name: 'full search backdrop', afterMs: READY_MS, onPressed })
  }

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
      timers.after(FOCUSING, READY_MS, () => fieldIn(element)?.focus({ preventScroll: true }))
      return [
        () => timers.drop(FOCUSING),
        onBackdropPress(close),
        bindClosers({ document, selector: FULL_CLOSE, label: 'Close search', onClose: close }),
      ]
    },
    hide() {
      adopted.toggle(body, OPEN_CLASS, false)
    },
  })
  return panel
}
