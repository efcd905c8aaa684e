import { listen } from '../../../src/dom/listen'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { buildLink, find, findFirst, type Snippet } from './markup'
import { moveBox } from './move-box'
import type { MobileSearch } from './settings'

const MOVED_CLASS = 'laurel-mobile-search'
const HEADER_CLASS = 'laurel-holds-search'
const ICONS = { 'mobile-search-icon': 'sf-icon-search', 'mobile-search-close': 'sf-icon-remove' } as const

/** Moves the search box into the mobile header, between an icon that focuses it and a control that clears it. */
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
      onPress: () => leave(field()),
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

/** Has the live search notice, whichever event it listens for, and hide its results. */
function leave(field: HTMLElement | null) {
  if (!(field instanceof HTMLInputElement)) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  field.blur()
}
