import { callOn } from '../../../src/dom/member'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { staysOnSite } from './same-site'
import { watchVisitor } from './watch-visitor'

const visitor = sharedByHosts(watchVisitor)

/** Adds fields to a form that tell the spam filter how the visitor has typed (contract 07 D). */
export const mount: Mount = (form, scope) => {
  const { document, window } = scope
  const { host, hostname } = window.location
  if (!staysOnSite(callOn(form, 'getAttribute', 'action'), { host, hostname, baseURI: document.baseURI }))
    return
  scope.add(visitor(scope)(form))
}
