import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'
import { requireAcceptance } from './acceptance'
import { countCharacters } from './character-count'
import type { ContactFormElement } from './form'
import { enableFreeTexts } from './free-text'
import { resetReflections } from './reflection'
import { completeWebAddresses } from './web-address'

const GROUP = '.wpcf7-exclusive-checkbox'
const BOX = 'input[type="checkbox"]'

/** The order matters: exclusive boxes are unticked before free texts read them. */
const EXTRAS = [
  completeWebAddresses,
  untickOthers,
  enableFreeTexts,
  requireAcceptance,
  countCharacters,
  resetReflections,
] as const

/**
 * Adds the small features of the form's fields (contract 07 A7). They listen on the form, so that they work
 * for fields that are added later, except for a form's first acceptance.
 */
export function addExtras(scope: Scope, form: ContactFormElement): void {
  for (const add of EXTRAS) add(scope, form)
}

/** Unticks the other boxes of an exclusive group, without events for them (contract 07 A7). */
function untickOthers(scope: Scope, form: HTMLFormElement): void {
  // Captured, so that other listeners of the change see the final state of the group.
  scope.listen(form, 'change', onChange, { capture: true })
  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || !target.matches(BOX) || !target.closest(GROUP)) return
    const { name } = target
    if (!name) return
    for (const box of findAll<HTMLInputElement>(form, BOX))
      if (box !== target && box.name === name) box.checked = false
  }
}
