import type { MountAtOnce } from '../../../src/page/island'
import { deviceClasses, missingFeatures } from './classes'

/** Adds the classes that the theme's CSS expects a script to add to `<body>` and `<html>`. */
export const mount: MountAtOnce = (body, page) => {
  const html = page.document.documentElement
  const { classList } = body
  const added = deviceClasses(page.device)
  // The shop's CSS relies on it where the server printed the longer name alone.
  if (classList.contains('woocommerce-page')) added.push('woocommerce')
  if (page.element('#wpadminbar')) added.push('has-wpadminbar')
  const htmlAdded = missingFeatures(html.classList)
  if (page.device.mobile && classList.contains('mh-sticky')) htmlAdded.push('has-mh-sticky')

  const undoBody = addClasses(body, added)
  const undoHtml = addClasses(html, htmlAdded)
  return () => {
    undoBody()
    undoHtml()
  }
}

/** Adds what is not there yet; the undo takes away just that. */
function addClasses({ classList }: Element, names: readonly string[]): () => void {
  const missing = names.filter((name) => !classList.contains(name))
  classList.add(...missing)
  return () => classList.remove(...missing)
}
