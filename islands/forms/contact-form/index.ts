import { findAll } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { refreshCached } from '../shared/wpcf7/cached-page'
import { isLeftToBrowser } from '../shared/wpcf7/form'
import { provideGlobals } from '../shared/wpcf7/globals'
import { initContactForm } from '../shared/wpcf7/init'
import { isMisplaced, replaceMisplaced } from '../shared/wpcf7/misplaced'
import { lacksRoutes } from '../shared/wpcf7/site'

const NO_ADDRESS = 'The page names no address of this site for its contact forms'
const NO_ROUTE = 'The server has no REST route for its contact forms'

/** A contact form of the form plugin (contract 07 A). */
export const mount: Mount = (host, scope) => {
  const isWrong = isMisplaced(host)
  const printed = [...findAll<HTMLFormElement>(host, ':scope > form')]
  const forms = printed.filter((form) => !isLeftToBrowser(form))
  if (!isWrong && forms.length === 0) return
  if (!provideGlobals(scope)) {
    scope.report(new Error(lacksRoutes(scope.window) ? NO_ROUTE : NO_ADDRESS))
    return
  }
  if (isWrong) replaceMisplaced(host, scope.window)
  for (const form of forms) {
    if (initContactForm(scope, form)) refreshCached(scope, form)
  }
}
