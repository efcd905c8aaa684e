import type { Scope } from '../../../src/page/scope'
import { type Axis, followDrag } from './drag'
import type { Hero } from './hero'
import { isInOtherCarousel } from './markup'
import { canStep, type Direction, type SliderState } from './slider'
import { hasCornerIn, windowBox } from './viewport'

/** Elements that use the arrow keys themselves. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...'dialog menu menubar listbox combobox grid tree slider spinbutton radiogroup tablist application'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()

/** Drags and arrow keys, of two or more slides. */
export function followGestures(hero: Hero): void {
  const { parts, settings, scope, $state, follow } = hero
  if (parts.slides.length < 2) return
  const isVertical = settings.kind === 'curtain'
  function setTouchAction(state: SliderState) {
    const edges = { isFirst: !canStep(state, -1), isLast: !canStep(state, 1) }
    const set = (value: string) => scope.adopt.style(parts.host, 'touch-action', value)
    // A browser that does not know `pan-up` and `pan-down` keeps this value.
    if (isVertical) set('pan-x pinch-zoom')
    set(touchAction(isVertical ? 'y' : 'x', edges))
  }
  setTouchAction($state.get())
  follow((state, { index, phase }) => {
    if (state.index !== index || state.phase !== phase) setTouchAction(state)
  })
  followDrag(hero, scope)
  followKeys(hero, scope)
}

/** The slider's CSS `touch-action`. At the ends of a curtain a finger scrolls the page. */
export function touchAction(
  axis: Axis,
  edges: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (axis === 'x') return 'pan-y pinch-zoom'
  const { isFirst, isLast } = edges
  if (isFirst && isLast) return 'pan-x pan-y pinch-zoom'
  return ['pan-x', ...(isFirst ? ['pan-up'] : []), ...(isLast ? ['pan-down'] : []), 'pinch-zoom'].join(' ')
}

/** Steps by the arrow keys, unless something else on the page uses them (contract 04 §17.6). */
function followKeys({ parts, settings, $state, choose }: Hero, { document, listen }: Scope): void {
  const { host, outer } = parts
  const { kind, isRtl } = settings
  const axis = kind === 'curtain' ? 'y' : 'x'
  const isInWindow = () => hasCornerIn(outer.getBoundingClientRect(), windowBox(document))
  listen(document, 'keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event)) return
    const by = directionOf(event.key, axis, { isRtl })
    if (by === undefined || isUsedElsewhere(document, host) || !isInWindow()) return
    const can = canStep($state.get(), by)
    if (can) choose({ type: 'step', by })
    // At the ends of a curtain the key scrolls the page.
    if (can || axis === 'x') event.preventDefault()
  })
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

function directionOf(key: string, axis: Axis, { isRtl }: { isRtl: boolean }): Direction | undefined {
  const keys = axis === 'y' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const index = keys.indexOf(key)
  if (index < 0) return undefined
  return (index === 1) === (axis === 'x' && isRtl) ? -1 : 1
}

/** Whether the focus is in a field, menu, dialog or other carousel, or a dialog covers the slider. */
function isUsedElsewhere({ activeElement }: Document, host: HTMLElement): boolean {
  return (
    Boolean(activeElement?.closest(OWN_KEYS)) ||
    isInOtherCarousel(activeElement, host) ||
    host.closest('[inert]') !== null
  )
}
