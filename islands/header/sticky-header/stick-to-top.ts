import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { DEFAULT_STATE_CLASS, HEADER_WRAP, isBoxed, SHRUNK_CLASS, STUCK_CLASS } from './markup'
import { watchPanelHold } from './panel-hold'
import { STATIC, type StickyRules, type StickyState, stickyEvents, stickyState } from './sticky-state'
import { type Wrapper, wrap } from './wrapper'

export interface StickySpec {
  readonly rules: StickyRules
  readonly hasDefaultState: boolean
  readonly hasMargins: boolean
  /** In a boxed page the element is as wide as the header. */
  readonly fitsBox: boolean
  /** The height of what lies above the element at the window's top, in px. */
  readonly spacing: () => number
}

/** CSS properties whose transition changes the height of an element. */
const HEIGHT_PROPERTIES = [
  'height',
  'min-height',
  'max-height',
  'line-height',
  'font-size',
  'padding-top',
  'padding-bottom',
]

/**
 * Sticks one element to the window's top.
 * @param onChanged called when the element has to be measured again
 * @returns a function that measures the page, or returns undefined while a panel holds the element in place
 */
export function stickToTop(scope: Scope, host: HTMLElement, spec: StickySpec, onChanged: () => void) {
  const { document, window, adopt: adopted } = scope
  const isHeld = watchPanelHold(host, onChanged, scope)
  const headerWrap = host.closest(HEADER_WRAP) ?? document.querySelector(HEADER_WRAP)
  let wrapper: Wrapper | undefined
  let state = STATIC
  /** The height of the placeholder, and the width at which it was measured; in px. */
  let placeholder: { readonly height: number; readonly width: number } | undefined

  /** A stuck or shrunk header has another height, which must not move the page below. */
  function canMeasure(width: number): boolean {
    if (state.kind !== 'stuck') return true
    return placeholder?.width !== width && headerWrap?.classList.contains(SHRUNK_CLASS) !== true
  }

  function read(): { readonly state: StickyState; readonly write: () => void } | undefined {
    if (isHeld({ wasFixed: state.kind !== 'static' })) return undefined
    const box = (wrapper?.element ?? host).getBoundingClientRect()
    const isShown = host.getClientRects().length > 0
    const height = outerHeight(host, spec)
    const isMeasured =
      canMeasure(box.width) &&
      (placeholder === undefined || placeholder.height === height || !isHeightTransitioning(host))
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
      if (isMeasured) placeholder = { height, width: box.width }
      const { element } = ensureWrapper()
      const keptHeight = isShown && placeholder && !spec.rules.isApp ? px(placeholder.height) : ''
      if (element.style.height !== keptHeight) adopted.style(element, 'height', keptHeight)
      if (maxWidth !== undefined) setStyle('max-width', px(maxWidth))
      show(element, next)
    }
    return { state: next, write }
  }

  function ensureWrapper(): Wrapper {
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
    if (next.kind !== 'static' || before.kind !== 'static') {
      for (const [property, value] of Object.entries(styleOf(next))) setStyle(property, value)
    }
    // Fired natively only: jQuery handlers receive native events, and would run twice otherwise.
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
  if (state.kind === 'static') return { position: '', top: '', width: '' }
  return {
    position: 'fixed',
    top: px(state.top),
    width: state.width === undefined ? '' : px(state.width),
  }
}

/** True while a CSS transition changes the element's height. */
function isHeightTransitioning(element: Element): boolean {
  const animations = element.getAnimations?.({ subtree: true }) ?? []
  return animations.some(
    (animation) =>
      'transitionProperty' in animation && HEIGHT_PROPERTIES.includes(String(animation.transitionProperty)),
  )
}

function outerHeight(host: HTMLElement, { hasMargins }: StickySpec): number {
  if (!hasMargins) return host.offsetHeight
  const { marginTop, marginBottom } = getComputedStyle(host)
  return host.offsetHeight + (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
}
