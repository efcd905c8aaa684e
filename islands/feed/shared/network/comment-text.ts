import { autolink } from './autolink'
import { decodeEntities } from './entities'
import type { RichPart } from './rich-parts'

/** The only HTML that a message may hold. */
const BREAK = /<br\s*\/?>/i
/** Limits above the network's own, because each name is searched for in the whole message. */
const LONGEST_WITH_TAGS = 50_000
const MOST_TAGS = 100
const LONGEST_NAME = 100
const TAGGED_PAGE = 'http://facebook.com/'

/** A person or page that a comment names. */
export interface CommentTag {
  readonly id: string
  readonly name: string
}

/** The message of a reply (contract 05 §4.2, §4.3): text and line breaks, nothing else. */
export const replyText = (message: string): RichPart[] => linesOf(message).flatMap(joined)

/** The message of a comment: like that of a reply, with links for addresses and names (contract 05 §4.2 to §4.4). */
export function commentText(
  message: string,
  { tags, color }: { tags: readonly CommentTag[]; color?: string | undefined },
): RichPart[] {
  const parts = linesOf(message).flatMap((line, index) => [
    ...breakBefore(index),
    ...(line === '' ? [] : autolink(line)),
  ])
  const named = message.length > LONGEST_WITH_TAGS ? [] : tags.slice(0, MOST_TAGS)
  return named.reduce((tagged, tag) => linkTag(tagged, tag, color), parts)
}

/** Entities are decoded after the split, so that `&lt;br&gt;` is text and no line break. */
const linesOf = (message: string) => message.split(BREAK).map(decodeEntities)

const joined = (line: string, index: number): RichPart[] => [
  ...breakBefore(index),
  ...(line === '' ? [] : [{ is: 'text', text: line } as const]),
]

const breakBefore = (index: number): RichPart[] => (index === 0 ? [] : [{ is: 'break' }])

/** Links the first occurrence of the name in plain text. */
function linkTag(
  parts: readonly RichPart[],
  { id, name }: CommentTag,
  color: string | undefined,
): RichPart[] {
  if (name.length > LONGEST_NAME) return [...parts]
  const at = parts.findIndex((part) => part.is === 'text' && part.text.includes(name))
  const part = parts[at]
  if (!id || !name || part?.is !== 'text') return [...parts]
  const start = part.text.indexOf(name)
  const before = part.text.slice(0, start)
  const after = part.text.slice(start + name.length)
  return [
    ...parts.slice(0, at),
    ...(before ? [{ is: 'text', text: before } as const] : []),
    { is: 'link', text: name, url: TAGGED_PAGE + encodeURIComponent(id), color },
    ...(after ? [{ is: 'text', text: after } as const] : []),
    ...parts.slice(at + 1),
  ]
}
