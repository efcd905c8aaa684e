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
  readonly closeButton: Ref<HTMLAnchorElement>
  readonly caption: ReactNode
}

/**
 * The sidebar beside the picture: author, caption and comments (contract 05 §14.9). Close button and caption are there
 * from the start; author and comments come with their code, which loads along with the picture.
 */
export function Sidebar({ box, item, closeButton, caption }: SidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null)
  const parts = useLazyModule(lateParts.sidebar, (cause) => box.page.report(cause, 'load'))
  return (
    <div ref={sidebar} className="cff-lightbox-sidebar" style={{ display: 'block' }}>
      <div className="cff-lightbox-closeContainer">
        <CloseControl ref={closeButton} onPress={box.lightbox.close} />
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
