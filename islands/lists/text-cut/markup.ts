/** As a widespread snippet names them (contract 03 §13). */
export const ELLIPSIS_CLASS = 'moreellipses'
export const MORE_CLASS = 'morecontent'
export const LINK_CLASS = 'morelink'
export const LESS_CLASS = 'less'

/** What the feed plugin cuts by itself. */
const POST = '.cff-item, .cff-album-item'
const PLUGINS_LINK = '.cff-expand'

/** Whether somebody has cut this text already, or what is around it. */
export function isCut(text: Element): boolean {
  if (text.querySelector(`.${LINK_CLASS}, .${ELLIPSIS_CLASS}`) || text.closest(`.${MORE_CLASS}`)) return true
  const links = (text.closest(POST) ?? text).querySelectorAll(PLUGINS_LINK)
  return [...links].some((link) => getComputedStyle(link).display !== 'none')
}
