import { findAll } from '../../../src/dom/query'
import type { Mount } from '../../../src/runtime/island'
import { refreshCached } from '../wpcf7/cached'
import { isLeftToBrowser } from '../wpcf7/form'
import { provideGlobals } from '../wpcf7/globals'
import { initContactForm } from '../wpcf7/init'
import { isMisplaced, replaceMisplaced } from '../wpcf7/misplaced'

/** A contact form of the form plugin, which the server prints whole (contract 07 §A). */
export const mount: Mount = (host, page) => {
  const isWrong = isMisplaced(host)
  const printed = [...findAll<HTMLFormElement>(host, ':scope > form')]
  const forms = printed.filter((form) => !isLeftToBrowser(form))
  if (!isWrong && forms.length === 0) return undefined
  const releaseGlobals = provideGlobals(page)
  if (!releaseGlobals) {
    page.report(new Error('The page names no address of this site for its contact forms'))
    return undefined
  }
  if (isWrong) replaceMisplaced(host, page.window)
  const undo = forms.flatMap((form) => {
    const unmount = initContactForm(form, page)
    return unmount ? [refreshCached(form, page), unmount] : []
  })
  return () => {
    for (const each of undo) each()
    releaseGlobals()
  }
}
