import type { Device } from '../../../src/page/device'
import type { MountAtOnce } from '../../../src/page/island'

/** Feature classes that the theme's CSS expects; every browser that runs laurel has the features. */
const HTML_FEATURES = ['csstransforms', 'csstransforms3d', 'csstransitions', 'cssanimations', 'flexbox']

const BROWSER_CLASSES: Readonly<Record<Device['browser'], string | null>> = {
  firefox: 'browser-ff',
  safari: 'browser-safari',
  other: null,
}

/** Adds the classes that the theme's CSS expects a script to add to `<body>` and `<html>`. */
export const mount: MountAtOnce = (body, page) => {
  const html = page.document.documentElement
  const { classList } = body
  const bodyClasses = deviceClasses(page.device)
  // The server may print only `woocommerce-page`, but the shop's CSS relies on `woocommerce`.
  if (classList.contains('woocommerce-page')) bodyClasses.push('woocommerce')
  if (page.element('#wpadminbar')) bodyClasses.push('has-wpadminbar')
  const htmlClasses = undecidedFeatures(html.classList)
  if (page.device.mobile && classList.contains('mh-sticky')) htmlClasses.push('has-mh-sticky')

  const undoBody = addClasses(body, bodyClasses)
  const undoHtml = addClasses(html, htmlClasses)
  return () => {
    undoBody()
    undoHtml()
  }
}

/** Body classes by device and browser (contract 01 §0.5, §0.6). */
function deviceClasses(device: Device): string[] {
  const classes = [device.mobile ? 'mobile-browser' : 'standard-browser']
  if (device.apple) classes.push('apple-mobile-browser')
  const browser = BROWSER_CLASSES[device.browser]
  if (browser) classes.push(browser)
  return classes
}

/** The features for which `<html>` has neither the class nor its `no-…` form. */
function undecidedFeatures(present: DOMTokenList): string[] {
  return HTML_FEATURES.filter((name) => !present.contains(name) && !present.contains(`no-${name}`))
}

/** @returns a function that removes the classes that were added, but not those that were there before */
function addClasses({ classList }: Element, names: readonly string[]): () => void {
  const missing = names.filter((name) => !classList.contains(name))
  classList.add(...missing)
  return () => classList.remove(...missing)
}
