import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders into an element of its own at the end of the body. If it rendered into the body itself, React would receive
 * every event of the page and climb from its target by `parentNode`, without end in a form with a field of that name.
 */
export function AtPageEnd({ document, children }: { document: Document; children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  return createPortal(
    <>
      <Appended place={place} document={document} />
      {children}
    </>,
    place,
  )
}

/** Stands first, so that its effect runs before those of the content, which measure and focus it. */
function Appended({ place, document }: { place: HTMLElement; document: Document }) {
  useLayoutEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [document, place])
  return null
}
