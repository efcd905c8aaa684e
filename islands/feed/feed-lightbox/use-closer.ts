import { type RefObject, useLayoutEffect, useRef } from 'react'

const CLOSERS = '.cff-lightbox-closeContainer'

/** The close button, beside the picture or below it. The focus moves along with it. */
export function useCloser(
  document: Document,
  { isOpen, hasSidebar }: { readonly isOpen: boolean; readonly hasSidebar: boolean },
): RefObject<HTMLAnchorElement | null> {
  const closer = useRef<HTMLAnchorElement>(null)
  const had = useRef(hasSidebar)
  useLayoutEffect(() => {
    if (had.current === hasSidebar) return
    had.current = hasSidebar
    const { activeElement, body } = document
    const wasThere = activeElement === body || activeElement?.closest(CLOSERS) != null
    if (isOpen && wasThere) closer.current?.focus({ preventScroll: true })
  }, [document, isOpen, hasSidebar])
  return closer
}
