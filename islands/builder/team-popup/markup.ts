import { isMobileAgent } from '../../../src/page/device'
import { parseWebUrl } from '../../../src/page/parse-url'

/** Contract 04 §13: a narrower window, and every mobile agent, follows the link. */
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
const DEFAULT_NAME = 'Team member'

/** The window's width does without its scroll bar. */
export function opensHere({ document, navigator }: Window): boolean {
  return document.documentElement.clientWidth >= MIN_WIDTH_PX && !isMobileAgent(navigator)
}

/** What the server knows the member by. */
export const memberId = (link: Element): string => link.getAttribute('data-id')?.trim() ?? ''

/** The member's own page; undefined for a link that leads nowhere else. */
export function addressOf(link: HTMLAnchorElement): string | undefined {
  const isPlace = link.getAttribute('href')?.trim().startsWith('#')
  return isPlace ? undefined : parseWebUrl(link.href)?.href
}

/** What a screen reader calls the panel: the member's name, by the profile or else by the link. */
export function profileName(profile: ParentNode, link: Element): string {
  const texts = [profile.querySelector(NAME)?.textContent, link.textContent]
  return texts.map((text) => text?.trim().replace(/\s+/g, ' ')).find(Boolean) ?? DEFAULT_NAME
}
