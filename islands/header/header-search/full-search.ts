import { createPanel, type PanelControl } from '../../../src/overlay/panel'
import { bindClosers } from '../../../src/overlay/panel-opener'
import { onPressOutside } from '../../../src/overlay/panel-press'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { FULL_BACKDROP, FULL_CLOSE, FULL_LINK, FULL_SEARCH, fieldIn } from './markup'
import type { SearchParts } from './search-box'

/** After this the field gets the focus, and a press on the backdrop closes the search. */
const READY_MS = 500
const OPEN_CLASS = 'sf-header-search-is-open'

/** The search over the whole header (contract 01 §7.2). */
export function createFullSearch(scope: Scope, { adopted, timers }: SearchParts): PanelControl {
  const { document } = scope
  const { body } = document
  const close = () => panel.close()

  const panel = createPanel(scope, {
    name: 'full-search',
    timers,
    find: () => document.querySelector<HTMLElement>(FULL_SEARCH),
    cover: {
      label: text('common.search', 'Search'),
      beside: `${FULL_LINK}, ${FULL_BACKDROP}, ${FULL_CLOSE}`,
      // The box is still fading in, so the focus stays on the opener for now.
      focus: ({ opener }) => opener ?? null,
    },
    show({ element }, own) {
      adopted.toggle(body, OPEN_CLASS, true)
      own.after(READY_MS, () => fieldIn(element)?.focus({ preventScroll: true }))
      const backdrop = document.querySelector(FULL_BACKDROP)
      if (backdrop) onPressOutside(own, backdrop, { afterMs: READY_MS, onPressed: close })
      bindClosers(own, {
        selector: FULL_CLOSE,
        label: text('common.close-search', 'Close search'),
        onClose: close,
      })
    },
    hide() {
      adopted.toggle(body, OPEN_CLASS, false)
    },
  })
  return panel
}
