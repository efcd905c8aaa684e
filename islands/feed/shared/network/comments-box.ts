import { countOf } from '../../feed-markup'
import type { LikeWords } from './likes-sentence'

/** Contract 05 §7.1. */
const BOX = '.cff-comments-box'
const BARE_HEX = /^(?:[\da-f]{3}|[\da-f]{6})$/i

/** The settings of a comments box (contract 05 §7.1). */
export interface CommentSettings {
  /** How many comments are shown at first. */
  readonly limit: number
  /** A CSS colour; empty for none. */
  readonly linkColor: string
  readonly hidesAvatars: boolean
  /** Whether the box is open from the start. */
  readonly isExpanded: boolean
  readonly linksTags: boolean
  readonly replyWords: { readonly one: string; readonly more: string }
  readonly likeWords: LikeWords
}

/** The box of comments below a post. */
export interface CommentsBox {
  readonly element: HTMLElement
  /** The element for the likes line. */
  readonly likes: HTMLElement | null
  readonly list: HTMLElement | null
  /** The element with the link to the network. */
  readonly networkLink: HTMLElement | null
  readonly settings: CommentSettings
}

const SHOW_MORE = '.cff-show-more-comments'
export const COMMENTS_TOTAL = 'data-cff-comments-total'

export interface ShowMoreParts {
  readonly paragraph: HTMLElement
  readonly link: HTMLElement | null
  /** How many comments the network had when the page was printed. */
  readonly total: number
}

export function readShowMore(box: HTMLElement): ShowMoreParts | null {
  const paragraph = box.querySelector<HTMLElement>(SHOW_MORE)
  return (
    paragraph && {
      paragraph,
      link: paragraph.querySelector('a'),
      total: countOf(paragraph, COMMENTS_TOTAL) ?? 0,
    }
  )
}

export function readCommentsBox(post: ParentNode): CommentsBox | null {
  const element = post.querySelector<HTMLElement>(BOX)
  return element && readBox(element)
}

export function readBox(element: HTMLElement): CommentsBox {
  const part = (selector: string) => element.querySelector<HTMLElement>(selector)
  return {
    element,
    likes: part('.cff-comment-likes.cff-likes'),
    list: part('.cff-comments-wrap'),
    networkLink: part('.cff-comment-on-facebook'),
    settings: readSettings(element),
  }
}

function readSettings(element: Element): CommentSettings {
  const word = (name: string) => element.getAttribute(`data-cff-${name}-text`) ?? ''
  // An empty attribute is off.
  const isOn = (name: string) => Boolean(element.getAttribute(`data-cff-${name}`))
  const color = element.getAttribute('data-cff-meta-link-color')?.trim() ?? ''
  return {
    limit: countOf(element, 'data-num') ?? Infinity,
    linkColor: BARE_HEX.test(color) ? `#${color}` : color,
    hidesAvatars: isOn('hide-avatars'),
    isExpanded: isOn('expand-comments'),
    linksTags: isOn('post-tags'),
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

const COMMENT = ':scope > .cff-comment'

/** The comments that the server has printed. */
export const printedComments = (list: Element) => [...list.querySelectorAll<HTMLElement>(COMMENT)]
