import { type ReactNode, type Ref, useRef } from 'react'
import { useLazyModule } from '../../../src/react/use-lazy-module'
import { postsOf } from '../post'
import type { FeedBox } from './box'
import { CloseControl } from './Control'
import type { FeedItem } from './feed-item'
import { lateParts } from './late-parts'

export interface SidebarProps {
  readonly box: FeedBox
  readonly item: FeedItem
  readonly closer: Ref<HTMLAnchorElement>
  readonly caption: ReactNode
}

/**
 * Beside the picture: whose it is, what they say of it, and what others do (contract 05 §14.9). Its frame, with the way
 * out, stands from the beginning; who and what others say come with their code, while the picture is on its way.
 */
export function Sidebar({ box, item, closer, caption }: SidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null)
  const parts = useLazyModule(lateParts.sidebar, (cause) => box.page.report(cause, 'load'))
  return (
    <div ref={sidebar} className="cff-lightbox-sidebar" style={{ display: 'block' }}>
      <div className="cff-lightbox-closeContainer">
        <CloseControl ref={closer} onPress={box.lightbox.close} />
      </div>
      <div className="cff-lightbox-sidebar-content">
        {parts && <parts.Author item={item} />}
        <p className="cff-lightbox-caption">
          <span className="cff-lightbox-caption-text">{caption}</span>
        </p>
      </div>
      {parts && item.post && (
        <parts.SidebarComments
          key={item.post.id}
          sidebar={sidebar}
          box={box}
          item={item.post}
          post={box.feed ? postsOf(box.feed)?.postOf(item.post) : undefined}
        />
      )}
    </div>
  )
}
