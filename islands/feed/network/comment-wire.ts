import * as v from 'valibot'
import { decodeEntities } from './entities'
import { webAddress } from './web-address'

/** What is odd or missing in an answer is left out, and takes nothing else with it (contract 05 §5.3). */
const string = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '')
/** Names and titles, which come with entities in them or without. */
export const label = v.pipe(string, v.transform(decodeEntities))
export const link = v.fallback(v.pipe(v.unknown(), v.transform(webAddress)), () => undefined)

/** How many there are of something; what is no such number is none. */
export const count = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(0),
  ),
  0,
)

/** The entries of a list that are what they should be. */
export const listOf = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) =>
      list.flatMap((each) => {
        const result = v.safeParse(entry, each)
        return result.success ? [result.output] : []
      }),
    ),
  )

/** What may be missing or odd; then it is undefined. */
export const maybe = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), () => undefined)

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
