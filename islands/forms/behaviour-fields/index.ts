import { callOn } from '../../../src/dom/member'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { staysOnSite } from './same-site'
import { watchVisitor } from './watch'

const visitor = sharedByHosts(watchVisitor)

/** Tells the spam filter with a form how, not what, the visitor has typed (contract 07 D). A submit never waits. */
export const mount: Mount = (form, scope) => {
  const { document, window } = scope
  const { host, hostname } = window.location
  if (!staysOnSite(callOn(form, 'getAttribute', 'action'), { host, hostname, baseURI: document.baseURI }))
    return
  scope.add(visitor(scope)(form))
}
