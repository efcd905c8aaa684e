import { isPlainClick } from '../../../src/dom/plain-click'
import { closest, matches } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { createDropdown, type Dropdown, optionAt } from './dropdown'
import { addressOf, DROPDOWN, FIELD, FIELD_NAMES, GO_LINK } from './markup'

/** Outside a dropdown, these events close it. */
const OUTSIDE_EVENTS = ['pointerdown', 'click', 'focusin']
/** Events before a link is opened, also in a new tab. */
const BEFORE_OPENING = ['pointerover', 'focusin', 'touchstart', 'contextmenu']
/** Events that make an option active; scrolling the list under the pointer dispatches none of them. */
const OPTION_EVENTS = ['pointermove', 'focusin']

/** Dropdowns and price fields that form the URL of a list of products (contract 02 §9). */
export const mount: Mount = (host, scope) => {
  const { document, window, navigation } = scope
  const adoption = scope.adopt
  const dropdowns = new Map<HTMLElement, Dropdown>()
  const links = () => [...host.querySelectorAll<HTMLElement>(GO_LINK)]

  /** Sets the URL on the links, so that they can be copied and opened in a new tab. */
  function refreshLinks() {
    for (const link of links()) {
      const address = link.matches('a') ? addressOf(host, link) : undefined
      if (address) adoption.attribute(link, 'href', address)
    }
  }

  function adopt() {
    for (const [element, dropdown] of dropdowns) {
      if (host.contains(element)) continue
      dropdown.dispose()
      dropdowns.delete(element)
    }
    for (const element of host.querySelectorAll<HTMLElement>(DROPDOWN)) {
      if (!dropdowns.has(element))
        dropdowns.set(element, createDropdown(element, scope.child(), refreshLinks))
    }
    for (const dropdown of dropdowns.values()) dropdown.refresh()
    for (const field of host.querySelectorAll<HTMLInputElement>(FIELD)) nameField(field)
    refreshLinks()
  }

  function nameField(field: HTMLInputElement) {
    const name = FIELD_NAMES[field.name]
    const isNamed = field.labels?.length || field.matches('[aria-label], [aria-labelledby], [title]')
    if (name && !isNamed) adoption.attribute(field, 'aria-label', name)
  }

  function search(link: Element | undefined): boolean {
    const address = link && addressOf(host, link)
    if (address) navigation.follow(address)
    return Boolean(address)
  }

  const dropdownAt = (target: Element) => {
    const element = closest(target, DROPDOWN)
    return element && dropdowns.get(element)
  }

  function onClick(event: MouseEvent) {
    const { target } = event
    if (!(target instanceof Element)) return
    // `defaultPrevented` is ignored: scripts that prevent placeholder links do not handle the search.
    const link = closest(target, GO_LINK)
    if (link) {
      if (isPlainClick(event) && search(link)) event.preventDefault()
      return
    }
    const dropdown = dropdownAt(target)
    if (!dropdown) return
    const option = optionAt(target)
    if (!option) return dropdown.toggle()
    event.preventDefault()
    dropdown.choose(option)
    closest(target, DROPDOWN)?.focus({ preventScroll: true })
  }

  function onKeydown(event: KeyboardEvent) {
    const { target } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    const dropdown = dropdownAt(target)
    if (dropdown) return dropdown.press(event)
    if (event.key !== 'Enter' || event.isComposing || !matches(target, FIELD)) return
    if (search(links()[0])) event.preventDefault()
  }

  /** Keeps the focus on the dropdown, since its options are hidden next. */
  function onMousedown(event: MouseEvent) {
    if (event.target instanceof Element && dropdownAt(event.target) && optionAt(event.target)) {
      event.preventDefault()
    }
  }

  function activateOption(event: Event) {
    // A touch scrolls the list.
    if ('pointerType' in event && event.pointerType === 'touch') return
    const option = optionAt(event.target)
    if (option) dropdownAt(option)?.activate(option)
  }

  function closeOthers({ target }: Event) {
    for (const [element, dropdown] of dropdowns) {
      if (!(target instanceof Node && element.contains(target))) dropdown.close()
    }
  }

  adopt()
  scope.listen(host, 'click', onClick)
  scope.listen(host, 'keydown', onKeydown)
  scope.listen(host, 'mousedown', onMousedown)
  scope.listen(document, OUTSIDE_EVENTS, closeOthers, { capture: true, passive: true })
  scope.listen(host, OPTION_EVENTS, activateOption, { passive: true })
  scope.listen(host, ['input', 'change', ...BEFORE_OPENING], refreshLinks, { passive: true })
  scope.listen(window, 'pageshow', refreshLinks)
  scope.onMarkup((roots) => {
    if (roots.some((root) => host.contains(root))) adopt()
  })
}
