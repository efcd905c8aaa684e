import { findAll } from '../../../../src/dom/query'
import type { Scope } from '../../../../src/page/scope'

const GROUP = '.wpcf7-exclusive-checkbox'
const BOX = 'input[type="checkbox"]'

/** Unticks the other boxes of an exclusive group, without events for them (contract 07 A7). */
export function uncheckOthers(scope: Scope, form: HTMLFormElement): void {
  // Captured, so that other listeners of the change see the final state of the group.
  scope.listen(form, 'change', ({ target }) => untickOthers(form, target), { capture: true })
}

function untickOthers(form: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX) || !target.closest(GROUP)) return
  const { name } = target
  if (!name) return
  for (const box of findAll<HTMLInputElement>(form, BOX))
    if (box !== target && box.name === name) box.checked = false
}
