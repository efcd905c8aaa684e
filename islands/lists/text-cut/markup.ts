/** The class names of a widespread snippet (contract 03 §13). */
export const ELLIPSIS_CLASS = 'moreellipses'
export const MORE_CLASS = 'morecontent'
export const LINK_CLASS = 'morelink'
export const LESS_CLASS = 'less'

/** The feed plugin's posts, whose text it may cut itself. */
const POST = '.cff-item, .cff-album-item'
const PLUGIN_LINK = '.cff-expand'

/** Whether the text or its post has been cut already. */
export function isCut(text: Element): boolean {
  if (text.querySelector(`.${LINK_CLASS}, .${ELLIPSIS_CLASS}`) || text.closest(`.${MORE_CLASS}`)) return true
  const links = (text.closest(POST) ?? text).querySelectorAll(PLUGIN_LINK)
  return [...links].some((link) => getComputedStyle(link).display !== 'none')
}
