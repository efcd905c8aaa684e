import { isPlainClick } from '../../../src/dom/plain-click'
import { closest, matches } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { optionAt } from './dropdown'
import { createDropdowns } from './dropdowns'
import { addressOf, DROPDOWN, FIELD, FIELD_NAMES, GO_LINK } from './markup'

/** Events before a link is opened, also in a new tab. */
const BEFORE_OPENING = ['pointerover', 'focusin', 'touchstart', 'contextmenu']

/** Dropdowns and price fields that form the URL of a list of products (contract 02 §9). */
export const mount: Mount = (host, scope) => {
  const { window, navigation, adopt: adopted } = scope
  const dropdowns = createDropdowns(host, scope, refreshLinks)
  const links = () => [...host.querySelectorAll<HTMLElement>(GO_LINK)]

  /** Sets the URL on the links, so that they can be copied and opened in a new tab. */
  function refreshLinks() {
    for (const link of links()) {
      const address = link.matches('a') ? addressOf(host, link) : undefined
      if (address) adopted.attribute(link, 'href', address)
    }
  }
  function nameField(field: HTMLInputElement) {
    const name = FIELD_NAMES[field.name]?.()
    const isNamed = field.labels?.length || field.matches('[aria-label], [aria-labelledby], [title]')
    if (name && !isNamed) adopted.attribute(field, 'aria-label', name)
  }
  function update() {
    dropdowns.update()
    for (const field of host.querySelectorAll<HTMLInputElement>(FIELD)) nameField(field)
    refreshLinks()
  }
  function search(link: Element | undefined): boolean {
    const address = link && addressOf(host, link)
    if (address) navigation.follow(address)
    return Boolean(address)
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
    const dropdown = dropdowns.at(target)
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
    const dropdown = dropdowns.at(target)
    if (dropdown) return dropdown.press(event)
    if (event.key !== 'Enter' || event.isComposing || !matches(target, FIELD)) return
    if (search(links()[0])) event.preventDefault()
  }

  update()
  scope.listen(host, 'click', onClick)
  scope.listen(host, 'keydown', onKeydown)
  scope.listen(host, ['input', 'change', ...BEFORE_OPENING], refreshLinks, { passive: true })
  scope.listen(window, 'pageshow', refreshLinks)
  scope.onMarkup((roots) => {
    if (roots.some((root) => host.contains(root))) update()
  })
}
