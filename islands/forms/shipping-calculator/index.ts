import type { Mount } from '../../../src/page/island'
import { formOf, isEnter, isTypedIn, submit } from './submission'

/** Enter in a field of the shipping calculator submits it, once (contract 02 §10; spec storefront §5). */
export const mount: Mount = (panel, scope) => {
  function onKeydown(event: KeyboardEvent) {
    const { target } = event
    if (event.defaultPrevented || !isEnter(event) || !isTypedIn(target)) return
    const form = formOf(target)
    if (!form) return
    // The browser would submit as well.
    event.preventDefault()
    if (!event.repeat) submit(form)
  }
  scope.listen(panel, 'keydown', onKeydown)
}
