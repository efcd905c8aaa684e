import { isBoxOn, linkColorOf } from '../comments'
import { countOf } from '../feed'
import type { LikeWords } from './likes-line'

/** Contract 05 §5.1, §5.2. */
export const POST = '.cff-item:not(.cff-event)'
export const VIEW_COMMENTS = '.cff-view-comments'
export const BOX = '.cff-comments-box'
export const COUNTED_BY_US = 'data-comments-js'

/** A post about which the network is asked. */
export interface Post {
  readonly item: HTMLElement
  /** The post's own id, under which the server knows it. */
  readonly id: string
  /** What shows its likes, shares and comments. */
  readonly summary: HTMLElement
}

/** Of these items those that the network is asked about: the others show neither comments nor likes. */
export function postsOf(items: readonly HTMLElement[]): Post[] {
  return items.flatMap((item) => {
    const summary = item.matches(POST) ? item.querySelector<HTMLElement>(VIEW_COMMENTS) : null
    return summary?.id ? [{ item, id: summary.id, summary }] : []
  })
}

export const partOf = (element: Element, selector: string) => element.querySelector<HTMLElement>(selector)

/** The box of comments below a post, and how it wants them (contract 05 §7.1). */
export interface CommentsBox {
  readonly element: HTMLElement
  readonly list: HTMLElement | null
  readonly showMore: HTMLElement | null
  /** How many are shown at first. */
  readonly limit: number
  readonly linkColor: string
  readonly hidesAvatars: boolean
  /** Whether it is open from the start. */
  readonly isExpanded: boolean
  readonly linksTags: boolean
  readonly replyWords: { readonly one: string; readonly more: string }
  readonly likeWords: LikeWords
}

export function boxOf(item: Element): CommentsBox | null {
  const element = partOf(item, BOX)
  if (!element) return null
  const word = (name: string) => element.getAttribute(`data-cff-${name}-text`) ?? ''
  return {
    element,
    list: partOf(element, '.cff-comments-wrap'),
    showMore: partOf(element, '.cff-show-more-comments'),
    limit: countOf(element, 'data-num') ?? Infinity,
    linkColor: linkColorOf(element),
    hidesAvatars: isBoxOn(element, 'hide-avatars'),
    isExpanded: isBoxOn(element, 'expand-comments'),
    linksTags: isBoxOn(element, 'post-tags'),
    replyWords: { one: word('reply'), more: word('replies') },
    likeWords: {
      like: word('like'),
      likes: word('likes'),
      reacted: word('reacted'),
      and: word('and'),
      other: word('other'),
      others: word('others'),
    },
  }
}
