import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import { afterReset } from './after-reset'

const ITEM = '.has-free-text'
const BOX = 'input[type="checkbox"], input[type="radio"]'
const TEXT = 'input.wpcf7-free-text'

/** Enables the text field beside an "Other" box while the box is ticked (contract 07 A7). */
export function enableFreeTexts(scope: Scope, form: HTMLFormElement): void {
  const update = (changed?: EventTarget | null) => {
    for (const item of findAll(form, ITEM)) {
      const box = item.querySelector<HTMLInputElement>(BOX)
      const text = item.querySelector<HTMLInputElement>(TEXT)
      if (!box || !text) continue
      scope.adopt.attribute(text, 'disabled', box.checked ? null : '')
      if (box.checked && box === changed && !isBusyElsewhere(item)) text.focus()
    }
  }
  update()
  scope.listen(form, ['change', 'wpcf7reset'], ({ target }) => update(target))
  afterReset(scope, form, update)
}

/**
 * Whether the focus is elsewhere, so that a box ticked by a script must not move it. In browsers that do not
 * focus a pressed box, an element around the box has the focus: the body, or the popup with the form.
 */
function isBusyElsewhere(item: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(item) && !item.contains(activeElement)
}
