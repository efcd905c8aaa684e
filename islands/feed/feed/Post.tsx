import { type ComponentType, memo } from 'react'
import { Comments } from './comments/Comments'
import { EventDates } from './EventDates'
import { LateSlider, LateVideo } from './LateComponents'
import { useFullImage } from './lightbox-links/use-full-image'
import { useReactions } from './meta/use-reactions'
import type { ReadyPost } from './ready-posts'
import { Share } from './Share'
import { ExpandLink } from './text/ExpandLink'
import { usePhotoTile } from './use-photo-tile'

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
