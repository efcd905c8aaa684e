import { type RefObject, useCallback } from 'react'
import { text } from '../../../src/page/text'
import { useLightboxDialog, useLightboxKeys } from '../../../src/react/lightbox/use-lightbox'
import type { FeedBox } from './box'
import { useSwipe } from './use-swipe'

const LETTERS = { close: 'xoc', next: 'n', previous: 'p' }

export interface InputParts {
  readonly overlay: RefObject<HTMLElement | null>
  readonly wrapper: RefObject<HTMLElement | null>
  /** The element that follows swipes. */
  readonly outer: RefObject<HTMLElement | null>
  readonly closeButton: RefObject<HTMLElement | null>
}

/** Keys, swipes, and the ways to close (contract 05 §14.10). @param isShown false during a change, when keys do not step */
export function useInputs(
  { page, settings, lightbox, opener }: FeedBox,
  { overlay, wrapper, outer, closeButton }: InputParts,
  { isOpen, isShown }: { readonly isOpen: boolean; readonly isShown: boolean },
): void {
  const leave = useCallback(
    (event: Event) => {
      // The second click of a double click on the link lands on the backdrop, and is not meant for it.
      if (!(event instanceof MouseEvent && event.detail > 1)) lightbox.close()
    },
    [lightbox],
  )
  useLightboxDialog(wrapper, {
    label: text('common.pictures', 'Pictures'),
    isOpen,
    focus: closeButton,
    backdrop: overlay,
    opener,
    onLeave: leave,
  })
  const rules = { rtl: false, vertical: false, letters: LETTERS, type: 'keyup' } as const
  useLightboxKeys(page.document, isOpen, rules, (meaning) => {
    if (meaning === 'close') lightbox.close()
    else if (isShown && meaning === 'next') lightbox.step(1, 'key')
    else if (isShown && meaning === 'previous') lightbox.step(-1, 'key')
  })
  useSwipe(outer, isOpen && settings.swipes, {
    step: (by) => lightbox.step(by, 'swipe'),
    report: page.report,
  })
}
