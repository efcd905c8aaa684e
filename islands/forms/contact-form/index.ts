import { findAll } from '../../../src/dom/query'
import type { Mount } from '../../../src/page/island'
import { refreshCached } from '../wpcf7/cached'
import { isLeftToBrowser } from '../wpcf7/form'
import { provideGlobals } from '../wpcf7/globals'
import { initContactForm } from '../wpcf7/init'
import { isMisplaced, replaceMisplaced } from '../wpcf7/misplaced'

/** A contact form of the form plugin, which the server prints whole (contract 07 A). */
export const mount: Mount = (host, scope) => {
  const isWrong = isMisplaced(host)
  const printed = [...findAll<HTMLFormElement>(host, ':scope > form')]
  const forms = printed.filter((form) => !isLeftToBrowser(form))
  if (!isWrong && forms.length === 0) return
  if (!provideGlobals(scope)) {
    scope.report(new Error('The page names no address of this site for its contact forms'))
    return
  }
  if (isWrong) replaceMisplaced(host, scope.window)
  for (const form of forms) {
    if (initContactForm(scope, form)) refreshCached(scope, form)
  }
}
