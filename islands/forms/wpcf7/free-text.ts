import { findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { afterReset } from './after-reset'

const ITEM = '.has-free-text'
const BOX = 'input[type="checkbox"], input[type="radio"]'
const TEXT = 'input.wpcf7-free-text'

/** The text beside an "Other" can be typed while that is ticked (contract 07 A7); what was typed before stays in it. */
export function openFreeTexts(scope: Scope, form: HTMLFormElement): void {
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
 * A box that a script has ticked does not call the visitor away from what they are doing. Where browsers do not give
 * the focus to a pressed box, something around it has it: the body, or the popup that the form is in.
 */
function isBusyElsewhere(item: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && !activeElement.contains(item) && !item.contains(activeElement)
}
