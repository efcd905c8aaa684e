import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { createDropdown, type Dropdown, optionAt } from './dropdown'
import { DROPDOWN } from './markup'

/** Outside a dropdown, these events close it. */
const OUTSIDE_EVENTS = ['pointerdown', 'click', 'focusin']
/** Events that make an option active; scrolling the list under the pointer dispatches none of them. */
const OPTION_EVENTS = ['pointermove', 'focusin']

/** The dropdowns of a super search, also those that a script adds later. */
export interface Dropdowns {
  /** Takes up dropdowns that were added, and drops those that were removed. */
  update(): void
  /** The dropdown that contains this element. */
  at(target: Element): Dropdown | null | undefined
}

/** @param onChoice called when an option is chosen */
export function createDropdowns(host: HTMLElement, scope: Scope, onChoice: () => void): Dropdowns {
  const dropdowns = new Map<HTMLElement, Dropdown>()

  const at = (target: Element) => {
    const element = closest(target, DROPDOWN)
    return element && dropdowns.get(element)
  }
  function update() {
    for (const [element, dropdown] of dropdowns) {
      if (host.contains(element)) continue
      dropdown.dispose()
      dropdowns.delete(element)
    }
    for (const element of host.querySelectorAll<HTMLElement>(DROPDOWN)) {
      if (!dropdowns.has(element)) dropdowns.set(element, createDropdown(element, scope.child(), onChoice))
    }
    for (const dropdown of dropdowns.values()) dropdown.refresh()
  }
  /** Keeps the focus on the dropdown, since its options are hidden next. */
  function onMousedown(event: MouseEvent) {
    if (event.target instanceof Element && at(event.target) && optionAt(event.target)) event.preventDefault()
  }
  function activateOption(event: Event) {
    // A touch scrolls the list.
    if ('pointerType' in event && event.pointerType === 'touch') return
    const option = optionAt(event.target)
    if (option) at(option)?.activate(option)
  }
  function closeOthers({ target }: Event) {
    for (const [element, dropdown] of dropdowns) {
      if (!(target instanceof Node && element.contains(target))) dropdown.close()
    }
  }

  scope.listen(host, 'mousedown', onMousedown)
  scope.listen(scope.document, OUTSIDE_EVENTS, closeOthers, { capture: true, passive: true })
  scope.listen(host, OPTION_EVENTS, activateOption, { passive: true })

  return { update, at }
}
