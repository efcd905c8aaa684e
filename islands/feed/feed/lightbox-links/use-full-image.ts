import { useStore } from '@nanostores/react'
import { useScope } from '../../../../src/react/use-scope'
import { LINK } from '../../lightbox-link'
import { useFeed } from '../feed-context'
import type { ReadyPost } from '../ready-posts'

/** Points a post's lightbox links to its largest picture, once the network has named it (contract 05 §14.2). */
export function useFullImage(post: ReadyPost): void {
  const { scope } = useFeed()
  const image = useStore(post.$metadata)?.image
  useScope(
    scope,
    ({ adopt }) => {
      if (!image) return
      for (const link of post.item.querySelectorAll(LINK)) adopt.attribute(link, 'href', image)
    },
    [post, image],
  )
}
