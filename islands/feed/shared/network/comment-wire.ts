import * as v from 'valibot'
import { decodeEntities } from './entities'
import { webAddress } from './web-address'
import { count, link, listOf, maybe, string } from './wire-parts'

/** Names and titles, which may contain HTML entities. */
const label = v.pipe(string, v.transform(decodeEntities))
const picture = v.pipe(
  v.object({ data: v.object({ url: link }) }),
  v.transform(({ data }) => data.url),
)
const person = v.object({
  id: string,
  name: label,
  link: link,
  picture: maybe(picture),
})
const attachment = v.pipe(
  v.object({
    title: label,
    url: link,
    media: v.object({ image: v.object({ src: v.pipe(v.unknown(), v.transform(webAddress), v.string()) }) }),
  }),
  v.transform(({ title, url, media }) => ({ title, url, image: media.image.src })),
)

/** A comment, or a reply to one (spec feed and page builder §3). */
export const comment = v.object({
  id: string,
  from: maybe(person),
  message: string,
  message_tags: listOf(v.object({ id: string, name: label })),
  attachment: maybe(attachment),
  like_count: count,
  comment_count: count,
})
export type Comment = v.InferOutput<typeof comment>
export type Person = NonNullable<Comment['from']>
export type Attachment = NonNullable<Comment['attachment']>

const list = listOf(comment)

/** Reads the comments of an answer; empty comments are left out (contract 05 §7.2). */
export const readComments = (data: readonly unknown[]): readonly Comment[] =>
  v.parse(list, data).filter(saysSomething)

const saysSomething = ({ message, from, attachment }: Comment) =>
  message !== '' || from !== undefined || attachment !== undefined
