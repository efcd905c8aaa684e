import { closest, matches } from '../../src/dom/query'
import { isRtl } from '../../src/page/is-rtl'
import type { Scope } from '../../src/page/scope'
import { arrowStep, type Step } from './arrow-step'
import { type Dropdowns, linkOf } from './dropdowns'

/**
 * Opens the dropdowns around the keyboard's focus, closes them when the focus leaves or Escape is pressed,
 * and moves the focus by arrow keys. The legacy script had no keyboard support.
 */
export function openByKeyboard(dropdowns: Dropdowns, scope: Scope): void {
  const { document } = scope
  const { menu } = dropdowns
  /** Items closed by Escape: they stay closed until the focus leaves them. */
  const dismissed = new WeakSet<HTMLElement>()

  function openAround(target: EventTarget | null) {
    if (!matches(target, ':focus-visible')) return
    for (const item of dropdowns.itemsAround(target)) if (!dismissed.has(item)) dropdowns.open(item)
  }

  function onFocusOut({ target, relatedTarget: next }: FocusEvent) {
    for (const item of dropdowns.itemsAround(target)) {
      if (next instanceof Node && item.contains(next)) continue
      dismissed.delete(item)
      if (!item.matches(':hover')) dropdowns.close(item)
    }
  }

  function onEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    const focused = document.activeElement
    const closed = dropdowns.closeAll().filter((item) => item.contains(focused))
    for (const item of closed) dismissed.add(item)
    const outermost = closed.find((item) => !closed.some((other) => other !== item && other.contains(item)))
    if (!outermost) return
    // The focus must not stay in a dropdown that is no longer visible.
    const link = linkOf(outermost)
    if (link !== focused) link?.focus()
  }

  function onKeydown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const link = closest(event.target, 'a')
    const item = link?.parentElement
    const list = item?.closest('ul')
    if (!link || !item?.matches('li') || !list || !menu.contains(list)) return
    if (isPress(event) && !link.hasAttribute('href') && dropdowns.dropdownOf(item)) {
      event.preventDefault()
      if (dropdowns.isOpen(item)) dropdowns.close(item)
      else dropdowns.open(item)
      return
    }
    const links = linksOf(list)
    const step = arrowStep(event.key, {
      index: links.indexOf(link),
      count: links.length,
      isBar: list === menu,
      hasDropdown: dropdowns.dropdownOf(item) !== null,
      isRtl: isRtl(menu, scope),
    })
    if (step === null) return
    event.preventDefault()
    moveFocus(step, item, links)
  }

  function moveFocus(step: Step, item: HTMLElement, links: readonly HTMLElement[]) {
    if (typeof step === 'number') return links[step]?.focus()
    if (step === 'out') {
      const parent = dropdowns.itemsAround(item).find((each) => each !== item)
      return parent && linkOf(parent)?.focus()
    }
    dismissed.delete(item)
    dropdowns.open(item)
    return dropdowns.dropdownOf(item)?.querySelector<HTMLElement>('a')?.focus()
  }

  scope.listen(menu, 'focusin', ({ target }) => openAround(target))
  scope.listen(menu, 'focusout', onFocusOut)
  scope.listen(menu, 'keydown', onKeydown)
  // At the document: Escape also closes a dropdown that the pointer has opened.
  scope.listen(document, 'keydown', onEscape)
  // The focus may have been in the menu before this code was loaded.
  if (menu.contains(document.activeElement)) openAround(document.activeElement)
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** The links of a list's own items, without those of their dropdowns. */
function linksOf(list: Element): HTMLElement[] {
  return [...list.children].flatMap((item) =>
    [...item.querySelectorAll<HTMLElement>(':scope > a')].slice(0, 1),
  )
}
