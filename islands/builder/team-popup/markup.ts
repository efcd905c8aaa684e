import { isMobileAgent } from '../../../src/page/device'
import { parseWebUrl } from '../../../src/page/parse-url'
import { text } from '../../../src/page/text'

/** The least width of a window that opens the profile here; mobile browsers always follow the link (contract 04 §13). */
const MIN_WIDTH_PX = 1000

export const CLOSE_LINK = '.team-ajax-close'
export const OVERLAY = '.sf-container-overlay'
export const CONTAINER_CLASS = 'sf-team-ajax-container'
export const POST_DATA = '#postdata'
export const WILL_OPEN_CLASSES = ['sf-team-ajax-will-open', 'sf-container-block'] as const
export const LOADING_CLASS = 'sf-ajax-loading'
export const LOADED_CLASS = 'loading-done'
export const OPEN_CLASS = 'sf-team-ajax-open'
const NAME = 'h1'

/** The window's width is measured without its scroll bar. */
export function opensHere({ document, navigator }: Window): boolean {
  return document.documentElement.clientWidth >= MIN_WIDTH_PX && !isMobileAgent(navigator)
}

/** The id of the member's post. */
export const memberId = (link: Element): string => link.getAttribute('data-id')?.trim() ?? ''

/** The address of the member's own page; undefined for a link within this page. */
export function addressOf(link: HTMLAnchorElement): string | undefined {
  const isInPage = link.getAttribute('href')?.trim().startsWith('#')
  return isInPage ? undefined : parseWebUrl(link.href)?.href
}

/** The panel's accessible name: the member's name in the profile, else the link's text. */
export function profileName(profile: ParentNode, link: Element): string {
  const texts = [profile.querySelector(NAME)?.textContent, link.textContent]
  const found = texts.map((name) => name?.trim().replace(/\s+/g, ' ')).find(Boolean)
  return found ?? text('team-popup.member', 'Team member')
}
