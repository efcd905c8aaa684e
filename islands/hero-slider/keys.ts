import { listen } from '../../src/page/listen'
import { isInOtherCarousel } from './other-carousel'
import type { Direction } from './slider'
import type { Axis } from './swipe'

/** Whoever has the focus there uses the arrow keys. */
const OWN_KEYS = [
  'input, textarea, select, video, audio, iframe, [contenteditable], dialog, [aria-modal="true"], nav .menu',
  ...[
    'dialog',
    'menu',
    'menubar',
    'listbox',
    'combobox',
    'grid',
    'tree',
    'slider',
    'spinbutton',
    'radiogroup',
    'tablist',
    'application',
  ].map((role) => `[role="${role}"]`),
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
export function followKeys(host: HTMLElement, { axis, isRtl, isInWindow, step }: KeyOptions): () => void {
  const { ownerDocument: document } = host
  return listen(document, ['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented || hasModifier(event)) return
    const by = directionOf(event.key, axis, { isRtl })
    if (by === undefined || isElsewhere(document, host) || !isInWindow()) return
    if (step(by)) event.preventDefault()
  })
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey

function directionOf(key: string, axis: Axis, { isRtl }: { isRtl: boolean }): Direction | undefined {
  if (axis === 'y') return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return (key === 'ArrowRight') === isRtl ? -1 : 1
}

/** In a field, a menu, a dialog or another slider; or a dialog lies over this one. */
function isElsewhere({ activeElement }: Document, host: HTMLElement): boolean {
  return (
    Boolean(activeElement?.closest(OWN_KEYS)) ||
    isInOtherCarousel(activeElement, host) ||
    host.closest('[inert]') !== null
  )
}
