import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { isGrowing } from './growth'
import { watchHold } from './held'
import { DEFAULT_STATE_CLASS, HEADER_WRAP, isBoxed, SHRUNK_CLASS, STUCK_CLASS } from './markup'
import { LOOSE, type StickyRules, type StickyState, stickyEvents, stickyState } from './stick'
import { type Wrapper, wrap } from './wrapper'

export interface StickySpec {
  readonly rules: StickyRules
  readonly hasDefaultState: boolean
  readonly hasMargins: boolean
  /** The theme keeps it as wide as the header in a boxed page. */
  readonly fitsBox: boolean
  /** What lies above it at the window's top, in px. */
  readonly spacing: () => number
}

/**
 * One element that sticks to the window's top.
 * @param onChanged when its size or hold has changed, and it is to be read again
 * @returns reads the page; undefined while a panel holds the element
 */
export function makeSticky(scope: Scope, host: HTMLElement, spec: StickySpec, onChanged: () => void) {
  const { document, window, adopt: adopted } = scope
  const isHeld = watchHold(host, onChanged, scope)
  const headerWrap = host.closest(HEADER_WRAP) ?? document.querySelector(HEADER_WRAP)
  let wrapper: Wrapper | undefined
  let state = LOOSE
  /** The height that its place has, and how wide it was then; in px. */
  let place: { readonly height: number; readonly width: number } | undefined

  /** A stuck or shrunk header has another height: the page below is not to move by that. */
  function mayMeasure(width: number): boolean {
    if (state.kind !== 'stuck') return true
    return place?.width !== width && headerWrap?.classList.contains(SHRUNK_CLASS) !== true
  }

  function read(): { readonly state: StickyState; readonly write: () => void } | undefined {
    if (isHeld({ wasFixed: state.kind !== 'loose' })) return undefined
    const box = (wrapper?.element ?? host).getBoundingClientRect()
    const isShown = host.getClientRects().length > 0
    const height = outerHeight(host, spec)
    const measured =
      mayMeasure(box.width) && (place === undefined || place.height === height || !isGrowing(host))
    const maxWidth = spec.fitsBox && isBoxed(document) ? headerWrap?.getBoundingClientRect().width : undefined
    const next = stickyState(
      {
        isShown,
        scrollTop: window.scrollY,
        top: box.top + window.scrollY,
        width: box.width,
        height,
        spacing: spec.spacing(),
        documentHeight: document.documentElement.scrollHeight,
      },
      spec.rules,
    )
    function write() {
      if (measured) place = { height, width: box.width }
      const { element } = enclose()
      const kept = isShown && place && !spec.rules.isApp ? px(place.height) : ''
      if (element.style.height !== kept) adopted.style(element, 'height', kept)
      if (maxWidth !== undefined) setStyle('max-width', px(maxWidth))
      show(element, next)
    }
    return { state: next, write }
  }

  function enclose(): Wrapper {
    if (wrapper) return wrapper
    wrapper = wrap(host)
    scope.add(wrapper.remove)
    scope.add(observeSizes([host, wrapper.element], onChanged))
    return wrapper
  }

  function show(element: HTMLElement, next: StickyState) {
    const before = state
    state = next
    const isStuck = next.kind === 'stuck'
    if (isStuck !== (before.kind === 'stuck')) {
      adopted.toggle(element, STUCK_CLASS, isStuck)
      if (spec.hasDefaultState) adopted.toggle(element, DEFAULT_STATE_CLASS, isStuck)
    }
    if (next.kind !== 'loose' || before.kind !== 'loose') {
      for (const [property, value] of Object.entries(styleOf(next))) setStyle(property, value)
    }
    // Handlers of jQuery's hear the DOM's events as well: fired in both ways, they would hear each of them twice.
    for (const name of stickyEvents(before, next)) host.dispatchEvent(new Event(name, { bubbles: true }))
  }

  function setStyle(property: string, value: string) {
    if (host.style.getPropertyValue(property) !== value) adopted.style(host, property, value)
  }

  scope.listen(host, ['transitionend', 'transitioncancel'], onChanged)
  return read
}

const px = (length: number) => `${length}px`

function styleOf(state: StickyState) {
  if (state.kind === 'loose') return { position: '', top: '', width: '' }
  return {
    position: 'fixed',
    top: px(state.top),
    width: state.width === undefined ? '' : px(state.width),
  }
}

function outerHeight(host: HTMLElement, { hasMargins }: StickySpec): number {
  if (!hasMargins) return host.offsetHeight
  const { marginTop, marginBottom } = getComputedStyle(host)
  return host.offsetHeight + (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
}
