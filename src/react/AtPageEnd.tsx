import { type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Renders into an element of its own at the end of the body. If it rendered into the body itself, React would receive
 * every event of the page and climb from its target by `parentNode`, without end in a form with a field of that name.
 */
export function AtPageEnd({ document, children }: { document: Document; children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  // Before layout effects, which measure and focus its content.
  useInsertionEffect(() => {
    document.body.append(place)
    return () => place.remove()
  }, [document, place])
  return createPortal(children, place)
}
