import type { RichPart } from './rich-text'

const HASHTAG_PAGE = 'https://www.facebook.com/hashtag/'

/** What a tag of a post is made of; its white space goes with it. */
const POST_TAG = /(^|\s)#([\p{L}\p{M}\p{N}_]+)/gu
const CAPTION_TAG = /()#([\p{L}\p{M}\p{N}_-]+)/gu
const LETTER = /\p{L}/u
/** `#facade` is a colour as likely as a tag (contract 05 §4.1). */
const COLOUR = /^[\da-f]{6}$/i

interface PostText {
  /** Of its links, as CSS writes it. */
  readonly color?: string | undefined
  /** What stands before the text: a word would make what begins with `#` a part of it. */
  readonly follows: 'nothing' | 'a word'
}

/**
 * A post's text with links for its hashtags (contract 05 §4.1): they begin the text or follow white space, of which one
 * space is left, and have a letter.
 */
export function linkPostTags(text: string, { color, follows }: PostText): RichPart[] {
  return linkTags(text, {
    pattern: POST_TAG,
    color,
    space: ' ',
    isTag: (tag, isFirst) => LETTER.test(tag) && !(isFirst && follows === 'a word'),
  })
}

/** A caption's text, the same by a simpler pattern (contract 05 §4.2): a tag may follow anything. */
export const linkCaptionTags = (text: string, color?: string): RichPart[] =>
  linkTags(text, { pattern: CAPTION_TAG, color, space: '', isTag: () => true })

interface Rules {
  readonly pattern: RegExp
  readonly color: string | undefined
  /** What stands before every link. */
  readonly space: string
  readonly isTag: (tag: string, isFirst: boolean) => boolean
}

function linkTags(text: string, { pattern, color, space, isTag }: Rules): RichPart[] {
  const parts: RichPart[] = []
  let end = 0
  for (const { 0: found, 2: tag = '', index } of text.matchAll(pattern)) {
    if (COLOUR.test(tag) || !isTag(tag, index === 0 && found.startsWith('#'))) continue
    parts.push(...textPart(text.slice(end, index) + space))
    parts.push({ is: 'link', text: `#${tag}`, url: HASHTAG_PAGE + tag, color })
    end = index + found.length
  }
  return [...parts, ...textPart(text.slice(end))]
}

const textPart = (text: string): RichPart[] => (text === '' ? [] : [{ is: 'text', text }])
