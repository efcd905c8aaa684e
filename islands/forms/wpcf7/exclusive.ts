import { findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

const GROUP = '.wpcf7-exclusive-checkbox'
const BOX = 'input[type="checkbox"]'

/** Of boxes that exclude each other one is ticked at most (contract 07 A7). Nobody is told of those that lose their tick. */
export function keepExclusive(scope: Scope, form: HTMLFormElement): void {
  // On the way down: whoever hears of the change finds the group as it will be.
  scope.listen(form, 'change', ({ target }) => untickOthers(form, target), { capture: true })
}

function untickOthers(form: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.matches(BOX) || !target.closest(GROUP)) return
  const { name } = target
  if (!name) return
  for (const box of findAll<HTMLInputElement>(form, BOX))
    if (box !== target && box.name === name) box.checked = false
}
