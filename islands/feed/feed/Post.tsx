import { type ComponentType, memo } from 'react'
import { Comments } from './comments/Comments'
import { LateSlider, LateVideo } from './LateComponents'
import { useFullImage } from './lightbox-links/use-full-image'
import type { DatesParts } from './markup'
import { useReactions } from './meta/use-reactions'
import type { ReadyPost } from './ready-posts'
import { Share } from './Share'
import { ExpandLink } from './text/ExpandLink'
import { usePhotoTile } from './use-photo-tile'
import { useSlide } from './use-slide'
import { useToggle } from './use-toggle'

/** Contract 05 §8. */
const SLIDE_MS = 100

/** A ready post: the behaviour of the server's markup. */
export const Post = memo(function Post({ post }: { readonly post: ReadyPost }) {
  const { comments, shares, dates, videos, sliders, media } = post.parts
  useReactions(post)
  useFullImage(post)
  usePhotoTile(media)
  return (
    <>
      {post.text?.expand && <ExpandLink {...post.text.expand} />}
      {(comments.summary || comments.box) && <Comments post={post} />}
      <Each of={shares} as={Share} />
      <Each of={dates} as={EventDates} />
      <Each of={videos} as={LateVideo} />
      <Each of={sliders} as={LateSlider} />
    </>
  )
})

interface EachProps<Parts> {
  readonly of: readonly Parts[]
  readonly as: ComponentType<Parts>
}

function Each<Parts extends object>({ of, as: Part }: EachProps<Parts>) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a post keeps the parts that it came with
  return of.map((parts, index) => <Part key={index} {...parts} />)
}

/** The other dates of an event, which its link opens and closes (contract 05 §8). */
function EventDates({ link, dates, isOpen }: DatesParts) {
  const slide = useSlide(dates, SLIDE_MS)
  useToggle(link, isOpen, (opens) => slide(opens ? 'open' : 'shut'))
  return null
}
