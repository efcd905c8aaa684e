import type { Mount } from '../../../src/page/island'
import { isAborted } from '../../../src/wire/wire-error'
import { readLoveButton } from './markup'
import { sharedLove, toggleLove } from './shared-love'
import { shownLoves } from './shown-love'

/** Answers clicks and keys: the request does not wait for React. */
export const mount: Mount = (host, scope) => {
  const { count, post, printed, service } = readLoveButton(host, scope)
  shownLoves.set(host, { host, count, printed, $love: sharedLove(post, printed, service) })

  async function toggle() {
    try {
      await toggleLove(post, service)
    } catch (error) {
      scope.report(error, 'call')
      if (!isAborted(error)) scope.window.alert(service.errorText)
    }
  }

  scope.listen(host, 'click', (event) => {
    event.preventDefault()
    void toggle()
  })
  scope.listen(host, 'keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    host.click()
  })
}
