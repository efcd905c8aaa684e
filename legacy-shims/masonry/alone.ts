import utils from 'fizzy-ui-utils'

/**
 * Evaluated before the libraries. They would lay out every `[data-masonry]` of the page, whose own script does that, and
 * would take the place of the theme's jQuery plugins of the same names: for as long as they are evaluated, there is no
 * jQuery for them.
 */
utils.htmlInit = () => {}

const jQuery = Object.getOwnPropertyDescriptor(globalThis, 'jQuery')
if (jQuery) {
  const none = { value: undefined }
  const hidden = jQuery.configurable ? { ...none, configurable: true, writable: true } : none
  Reflect.defineProperty(globalThis, 'jQuery', hidden)
  // Should one of the libraries fail, nobody would come to give it back.
  setTimeout(giveBackJQuery)
}

let isBack = false

/** For after the libraries. */
export function giveBackJQuery(): void {
  if (jQuery && !isBack) Reflect.defineProperty(globalThis, 'jQuery', jQuery)
  isBack = true
}
