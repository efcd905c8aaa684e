import { focusTarget } from '../../../src/dom/focus-target'
import { styleOriginal } from '../../../src/dom/original'
import { openDialog } from '../../../src/overlay/dialog'
import type { OwnScope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { stepOfKey } from '../../../src/slides/keys'
import { saveGlobals } from './answer-globals'
import { createShell, type Shell } from './shell'

export const labelText = () => text('common.quick-view', 'Quick view')

export interface ModalOptions {
  /** Null where there are no arrows: a single product, or a shop that wants none. */
  readonly onMove: ((by: -1 | 1) => void) | null
  readonly onClose: () => void
}

/** The open quick view: its shell as a modal dialog over the page. */
export interface Modal {
  readonly shell: Shell
  /** Whether the page has the shop plugin's script that puts cart fragments into it. */
  readonly hasAddScript: boolean
  /** Closes the dialog and gives everything back when it is disposed. */
  readonly scope: OwnScope
}

export function openModal(trigger: HTMLElement, scope: OwnScope, { onMove, onClose }: ModalOptions): Modal {
  const { document, window } = scope
  // Some browsers do not focus what is clicked; the dialog returns the focus to what has it now.
  if (!trigger.contains(document.activeElement)) focusTarget(trigger)
  const { hasAddScript, restore } = saveGlobals(window)
  const unlockScroll = lockPageScroll(window)
  const shell = createShell(document, { onMove, onClose })
  for (const undo of [restore, shell.remove, unlockScroll]) scope.add(undo)
  // This is undone after the focus has returned: a trigger that hides itself stays visible while it is expanded.
  scope.adopt.attribute(trigger, 'aria-expanded', 'true')
  scope.add(openDialog(shell.wrap, { label: labelText(), onLeave: onClose }))
  scope.listen(document, 'keydown', (event) => {
    const step = onMove ? stepOfKey(event) : 0
    if (step === 0) return
    event.preventDefault()
    onMove?.(step)
  })
  return { shell, hasAddScript, scope }
}

/**
 * Keeps the page behind the quick view from scrolling. A margin takes the place of the scroll bar, so nothing moves.
 * @returns a function that unlocks the page and scrolls back to where it was
 */
function lockPageScroll(window: Window): () => void {
  const { documentElement: root } = window.document
  const { scrollX, scrollY } = window
  const [overflow, margin] = [styleOriginal(root, 'overflow'), styleOriginal(root, 'margin-right')]
  const scrollBarPx = window.innerWidth - root.clientWidth
  overflow.set('hidden')
  if (scrollBarPx > 0) margin.set(`${scrollBarPx}px`)
  return () => {
    overflow.restore()
    margin.restore()
    if (window.scrollX === scrollX && window.scrollY === scrollY) return
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
