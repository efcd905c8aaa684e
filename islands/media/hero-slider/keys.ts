import type { Scope } from '../../../src/page/scope'
import { isInOtherCarousel } from './other-carousel'
import type { Direction } from './slider'
import type { Axis } from './swipe'

/** Whoever has the focus there uses the arrow keys. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...'dialog menu menubar listbox combobox grid tree slider spinbutton radiogroup tablist application'
    .split(' ')
    .map((role) => `[role="${role}"]`),
].join()

export interface KeyOptions {
  readonly axis: Axis
  readonly isRtl: boolean
  /** Whether the slider can be seen. */
  readonly isInWindow: () => boolean
  /** @returns whether there is anything to go to */
  readonly step: (by: Direction) => boolean
}

/** The arrow keys, when nothing else on the page wants them (contract 04 §17.6). */
export function followKeys(host: HTMLElement, { document, listen }: Scope, options: KeyOptions): void {
  const { axis, isRtl, isInWindow, step } = options
  listen(document, 'keydown', (event) => {
    if (event.defaultPrevented || hasModifier(event)) return
    const by = directionOf(event.key, axis, { isRtl })
    if (by === undefined || isElsewhere(document, host) || !isInWindow()) return
    if (step(by)) event.preventDefault()
  })
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

function directionOf(key: string, axis: Axis, { isRtl }: { isRtl: boolean }): Direction | undefined {
  const ways = axis === 'y' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const way = ways.indexOf(key)
  if (way < 0) return undefined
  return (way === 1) === (axis === 'x' && isRtl) ? -1 : 1
}

/** In a field, a menu, a dialog or another slider; or a dialog lies over this one. */
function isElsewhere({ activeElement }: Document, host: HTMLElement): boolean {
  return (
    Boolean(activeElement?.closest(OWN_KEYS)) ||
    isInOtherCarousel(activeElement, host) ||
    host.closest('[inert]') !== null
  )
}
