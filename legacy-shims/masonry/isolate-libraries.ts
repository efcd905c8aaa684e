import utils from 'fizzy-ui-utils'

/**
 * Evaluated before the libraries, which would lay out every `[data-masonry]` of the page and replace the theme's jQuery
 * plugins of the same names. Both belong to the page's own scripts: jQuery is hidden while the libraries are evaluated.
 */
utils.htmlInit = () => {}

const jQuery = Object.getOwnPropertyDescriptor(globalThis, 'jQuery')
if (jQuery) {
  const none = { value: undefined }
  const hidden = jQuery.configurable ? { ...none, configurable: true, writable: true } : none
  Reflect.defineProperty(globalThis, 'jQuery', hidden)
  // Restores it also when one of the libraries throws.
  setTimeout(restoreJQuery)
}

let isRestored = false

/** Called after the libraries were evaluated. */
export function restoreJQuery(): void {
  if (jQuery && !isRestored) Reflect.defineProperty(globalThis, 'jQuery', jQuery)
  isRestored = true
}
