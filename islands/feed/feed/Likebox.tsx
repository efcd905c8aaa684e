import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { onceInView } from '../../../src/motion/in-view'
import { MarkupError } from '../../../src/page/markup-error'
import { text } from '../../../src/page/text'
import { useAdopted } from '../../../src/react/adopt'
import { contentWidthOf } from '../content-width'
import { useFeed } from './feed-context'
import { likeboxAddress, likeboxWidth, readLikebox } from './likebox-address'

/** Contract 05 §9. */
const WIDTH = 'data-likebox-width'
/** The distance at which posts are made ready, too. */
const NEAR = '150% 0px'

/** The network's box about its page, in a frame that the server leaves without an address (contract 05 §9). */
export function Likebox({ frame }: { readonly frame: HTMLIFrameElement }) {
  const { scope, items } = useFeed()
  const posts = useStore(items.$posts)
  const [isNear, setNear] = useState(false)
  const [attributes, setAttributes] = useState<Readonly<Record<string, string>>>({})

  useEffect(() => {
    const { id } = readLikebox(frame)
    if (id === '') return scope.report(new MarkupError('A likebox', { 'data-likebox-id': id }), 'markup')
    return onceInView(scope, frame, () => setNear(true), { margin: NEAR })
  }, [scope, frame])
  // More posts may have made the feed narrower, by a scroll bar for instance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew with more posts
  useEffect(() => {
    if (!isNear) return
    const box = readLikebox(frame)
    const room = frame.parentElement ? contentWidthOf(frame.parentElement) : 0
    const src = likeboxAddress(box, likeboxWidth(frame.getAttribute(WIDTH), room))
    const title = frame.title
      ? {}
      : { title: text('feed.on-facebook', '{name} on Facebook', { name: box.id }) }
    setAttributes((before) => ({ ...title, ...before, src }))
  }, [frame, isNear, posts.length])
  useAdopted(frame, { attributes })
  return null
}
