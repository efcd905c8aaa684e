import { type RefObject, useCallback, useEffect } from 'react'
import type { Page } from '../../../src/page/page'
import { text } from '../../../src/page/text'
import { useLightboxDialog, useLightboxKeys } from '../../../src/react/lightbox/use-lightbox'
import { useLatest } from '../../../src/react/use-latest'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import type { FeedBox } from './box'
import { lateParts } from './late-parts'

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

/** A swipe over the element steps to another entry. The code arrives after the picture; arrows and keys work before. */
function useSwipe(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  { step, report }: { step: (by: -1 | 1) => void; report: Page['report'] },
): void {
  const latest = useLatest(step)
  const code = useLazyModule(isOn ? lateParts.swipes : undefined, (cause) => report(cause, 'load'))
  useEffect(() => {
    const { current } = element
    if (!isOn || !current) return
    return code?.followSwipe(current, (by) => latest.current(by), report)
  }, [element, isOn, code, latest, report])
}
