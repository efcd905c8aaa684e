import { type RefObject, useLayoutEffect } from 'react'
import { listen } from '../../../src/dom/listen'
import { loadAvatars } from '../comments'
import { setOwner } from '../owner'
import type { FeedBox } from './box'
import { commentsBoxOf, copyComments, isInUse, isLetThrough } from './comments-copy'

/** Reactions wider than this take the line of who likes it (contract 05 §14.9). */
const LONG_PX = 150

export interface CommentsCopyProps {
  readonly sidebar: RefObject<HTMLElement | null>
  readonly box: FeedBox
  readonly post: HTMLElement | undefined
}

/** Puts a copy of the post's comments at the end of the sidebar, anew when the post gets others meanwhile. */
export function CommentsCopy({ sidebar, box: { page }, post }: CommentsCopyProps): null {
  useLayoutEffect(() => {
    const { current } = sidebar
    const original = post && commentsBoxOf(post)
    if (!current || !original) return
    let copy: HTMLElement | undefined
    const put = () => {
      copy?.remove()
      copy = copyComments(original)
      setOwner(copy, post)
      current.append(copy)
      loadAvatars(copy)
      markLong(copy)
    }
    put()
    const stops = [
      page.onMarkup((roots) => {
        const isNew = roots.some((root) => root === original || original.contains(root))
        if (isNew && !(copy && isInUse(copy))) put()
      }),
      listen(current, ['click'], (event) => {
        if (event.target instanceof Element && !isLetThrough(event.target)) event.preventDefault()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
      copy?.remove()
    }
  }, [sidebar, page, post])
  return null
}

function markLong(copy: HTMLElement) {
  const count = copy.querySelector<HTMLElement>('.cff-reactions-count')
  const isLong = (count?.offsetWidth ?? 0) > LONG_PX
  copy.querySelector('.cff-likes-this-text')?.classList.toggle('cff-long', isLong)
}
