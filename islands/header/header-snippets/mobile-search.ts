import { keepFocus } from '../../../src/dom/keep-focus'
import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { buildLink, find, findFirst, type Snippet } from './markup'
import type { MobileSearch } from './settings'

const MOVED_CLASS = 'laurel-mobile-search'
const HEADER_CLASS = 'laurel-holds-search'
/** The full-screen search on phones moves the box elsewhere, and leaves a placeholder (contract 06 §4.2). */
const FULL_SCREEN = '.aws-mobile-fixed'
const PLACEHOLDER = '.aws-placement-container'
const ICONS = { 'mobile-search-icon': 'sf-icon-search', 'mobile-search-close': 'sf-icon-remove' } as const

/** Moves the search box into the mobile header, between a focus icon and a clear control. */
export function moveSearch(scope: Scope, settings: MobileSearch): void {
  const { document, adopt: adopted } = scope
  const box = findFirst(document, settings.boxes)
  const header = findFirst(document, settings.places)
  if (!box || !header || header.querySelector('.aws-container')) return
  const field = () => find(box, settings.field)
  const controls = [
    buildControl(document, {
      snippet: 'mobile-search-icon',
      label: settings.searchLabel,
      onPress: () => field()?.focus(),
    }),
    buildControl(document, {
      snippet: 'mobile-search-close',
      label: settings.closeLabel,
      onPress: () => clear(field()),
    }),
  ]
  adopted.classes(box, MOVED_CLASS)
  adopted.classes(header, HEADER_CLASS)
  scope.add(moveBox(box, (node) => header.append(node)))
  header.append(...controls)
  scope.add(() => {
    for (const control of controls) control.remove()
  })
}

/**
 * Moves the search box itself, so that its listeners, its text and the focus stay.
 * @returns a function that moves it back
 */
function moveBox(box: HTMLElement, put: (node: Element) => void): () => void {
  const { ownerDocument: document } = box
  const origin = document.createComment('')
  box.before(origin)
  keepFocus(box, () => put(box))
  return () => {
    const node = box.matches(FULL_SCREEN) ? document.querySelector(PLACEHOLDER) : box
    // Without its former place the box stays where it is.
    if (node && origin.isConnected) keepFocus(box, () => origin.replaceWith(node))
    else origin.remove()
  }
}

interface Control {
  readonly snippet: Snippet & keyof typeof ICONS
  readonly label: string
  readonly onPress: () => void
}

function buildControl(document: Document, { snippet, label, onPress }: Control): HTMLElement {
  const control = buildLink(document, { snippet, className: snippet, href: '#' })
  control.setAttribute('role', 'button')
  control.setAttribute('aria-label', label)
  const icon = document.createElement('i')
  icon.className = ICONS[snippet]
  control.append(icon)
  listen(control, ['click'], (event) => {
    event.preventDefault()
    onPress()
  })
  listen(control, ['keydown'], pressByKey)
  return control
}

/** Empties the field, with events by which the live search hides its results. */
function clear(field: HTMLElement | null) {
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  field.blur()
}
