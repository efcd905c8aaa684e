import type { RichPart } from './rich-parts'

const HASHTAG_PAGE = 'https://www.facebook.com/hashtag/'

/** A tag of a post, with the white space before it. */
const POST_TAG = /(^|\s)#([\p{L}\p{M}\p{N}_]+)/gu
const CAPTION_TAG = /()#([\p{L}\p{M}\p{N}_-]+)/gu
const LETTER = /\p{L}/u
/** `#facade` may as well be a colour (contract 05 §4.1). */
const COLOUR = /^[\da-f]{6}$/i

interface PostText {
  /** The CSS colour of the links. */
  readonly color?: string | undefined
  /** The content before the text. After a word, a `#` at the start of the text begins no tag. */
  readonly follows: 'nothing' | 'a word'
}

/**
 * Links the hashtags of a post's text (contract 05 §4.1). A tag begins the text or follows white space, and has a
 * letter. One space is left before it.
 */
export function linkPostTags(text: string, { color, follows }: PostText): RichPart[] {
  return linkTags(text, {
    pattern: POST_TAG,
    color,
    space: ' ',
    isTag: (tag, isFirst) => LETTER.test(tag) && !(isFirst && follows === 'a word'),
  })
}

/** Links the hashtags of a caption (contract 05 §4.2): a tag may follow any character. */
export const linkCaptionTags = (text: string, color?: string): RichPart[] =>
  linkTags(text, { pattern: CAPTION_TAG, color, space: '', isTag: () => true })

interface Rules {
  readonly pattern: RegExp
  readonly color: string | undefined
  /** The text before every link. */
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
