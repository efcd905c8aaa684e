import { type RefObject, useLayoutEffect, useRef } from 'react'

const CLOSERS = '.cff-lightbox-closeContainer'

/** The close button, beside the picture or below it. The focus moves along with it. */
export function useCloseButton(
  document: Document,
  { isOpen, hasSidebar }: { readonly isOpen: boolean; readonly hasSidebar: boolean },
): RefObject<HTMLAnchorElement | null> {
  const closeButton = useRef<HTMLAnchorElement>(null)
  const had = useRef(hasSidebar)
  useLayoutEffect(() => {
    if (had.current === hasSidebar) return
    had.current = hasSidebar
    const { activeElement, body } = document
    const wasLoaded = activeElement === body || activeElement?.closest(CLOSERS) != null
    if (isOpen && wasLoaded) closeButton.current?.focus({ preventScroll: true })
  }, [document, isOpen, hasSidebar])
  return closeButton
}
