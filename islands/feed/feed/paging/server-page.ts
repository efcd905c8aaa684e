import type { Adoption } from '../../../../src/dom/adoption'
import type { Page } from '../../../../src/page/page'
import { feedAjaxUrl, shortcodeOf } from '../../calls'
import { isGrid, itemsOf, NEW_CLASS } from '../../feed-markup'
import { nextInputOf, noPostsMark, pagedItemsOf, showAllLeftOut } from './markup'
import { type NewPart, readNewPart } from './new-part'
import { filledFrom, rewritten, urlsText } from './next-urls'
import {
  hasFinishedUrls,
  isPagedByCursor,
  postsWrapOf,
  readNext,
  readPrevious,
  rewriteRulesOf,
} from './server-markup'
import { fetchPosts, type PageRequest } from './wire'

/** @returns undefined when there is nothing more to ask for (contract 05 §11.3, steps 1 to 5) */
export function nextRequest(feed: HTMLElement, button: HTMLElement): PageRequest | undefined {
  const input = nextInputOf(feed)
  const printed = readNext(input)
  const next = isGrid(feed) ? filledFrom(printed, readPrevious(input)) : printed
  if (next.is === 'none') return undefined
  const urls = hasFinishedUrls(feed) ? next : rewritten(next, rewriteRulesOf(feed, noPostsMark(button).isSet))
  return { shortcode: shortcodeOf(feed), urls: urlsText(urls) }
}

/** @throws WireError */
export async function fetchPart(
  request: PageRequest,
  { window }: Page,
  signal: AbortSignal,
): Promise<NewPart> {
  return readNewPart(await fetchPosts(feedAjaxUrl(window), request, signal))
}

/**
 * Inserts new nodes after the last item. Other scripts rely on the order of these steps (contract 05 §11.3).
 * @returns the newly visible items
 */
export function insertPart(
  feed: HTMLElement,
  button: HTMLElement,
  part: NewPart,
  adopted: Adoption,
): readonly HTMLElement[] {
  const { nodes, items, nextInput, hasPosts } = part
  const leftOut = showAllLeftOut(feed)
  button.setAttribute(noPostsMark(button).attribute, String(!hasPosts))
  for (const item of itemsOf(feed)) adopted.toggle(item, NEW_CLASS, false)
  if (nextInput) nextInputOf(feed)?.remove()
  const last = pagedItemsOf(feed).at(-1)
  const wrap = postsWrapOf(feed)
  if (last) last.after(nodes)
  else if (wrap) wrap.append(nodes)
  else button.before(nodes)
  return [...leftOut, ...items]
}

/** Whether this is the last page. */
export function isLast(feed: Element, { nextInput, hasGridParts }: NewPart): boolean {
  if (isGrid(feed) && !isPagedByCursor(feed)) return !hasGridParts
  return readNext(nextInput).is === 'none'
}
