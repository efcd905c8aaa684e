import { type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders at the end of the body, in an element of its own. In the body itself React would hear every event of the page,
 * and look for its nodes above the target: a form with a field named `parentNode` sends it round in circles.
 */
export function AtPageEnd({ document, children }: { document: Document; children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  // Before layout effects, which measure and focus what is in it.
  useInsertionEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [document, place])
  return createPortal(children, place)
}
