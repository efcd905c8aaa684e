import { closest, matches } from '../../src/dom/query'
import type { Scope } from '../../src/page/scope'
import { arrowStep, type Step } from './arrow-step'
import { type Dropdowns, linkOf } from './dropdowns'

/**
 * Opens the dropdowns around the keyboard's focus, closes them behind it and at Escape, and leads along their links by
 * arrow keys. The older script knew the pointer only.
 */
export function byKeyboard(dropdowns: Dropdowns, { document, listen }: Scope): void {
  const { menu } = dropdowns
  /** Closed by Escape: they stay so while the focus is still in them. */
  const dismissed = new WeakSet<HTMLElement>()

  function openAround(target: EventTarget | null) {
    if (!matches(target, ':focus-visible')) return
    for (const item of dropdowns.above(target)) if (!dismissed.has(item)) dropdowns.open(item)
  }

  function onFocusOut({ target, relatedTarget: next }: FocusEvent) {
    for (const item of dropdowns.above(target)) {
      if (next instanceof Node && item.contains(next)) continue
      dismissed.delete(item)
      if (!item.matches(':hover')) dropdowns.close(item)
    }
  }

  function onEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    const focused = document.activeElement
    const left = dropdowns.closeAll().filter((item) => item.contains(focused))
    for (const item of left) dismissed.add(item)
    const outermost = left.find((item) => !left.some((other) => other !== item && other.contains(item)))
    if (!outermost) return
    // The focus does not stay on what is no longer seen.
    const link = linkOf(outermost)
    if (link !== focused) link?.focus()
  }

  function onKey(event: KeyboardEvent) {
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
      isRtl: getComputedStyle(menu).direction === 'rtl',
    })
    if (step === null) return
    event.preventDefault()
    take(step, item, links)
  }

  function take(step: Step, item: HTMLElement, links: readonly HTMLElement[]) {
    if (typeof step === 'number') return links[step]?.focus()
    if (step === 'out') {
      const above = dropdowns.above(item).find((each) => each !== item)
      return above && linkOf(above)?.focus()
    }
    dismissed.delete(item)
    dropdowns.open(item)
    return dropdowns.dropdownOf(item)?.querySelector<HTMLElement>('a')?.focus()
  }

  listen(menu, 'focusin', ({ target }) => openAround(target))
  listen(menu, 'focusout', onFocusOut)
  listen(menu, 'keydown', onKey)
  // What the pointer has opened can be closed by it as well.
  listen(document, 'keydown', onEscape)
  // The keyboard may have come before this code did.
  if (menu.contains(document.activeElement)) openAround(document.activeElement)
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' '

/** The links of a list's own items, without those of what they open. */
function linksOf(list: Element): HTMLElement[] {
  return [...list.children].flatMap((item) =>
    [...item.querySelectorAll<HTMLElement>(':scope > a')].slice(0, 1),
  )
}
