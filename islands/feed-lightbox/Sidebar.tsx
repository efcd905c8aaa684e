import { type ReactNode, type Ref, useRef } from 'react'
import type { FeedBox } from './box'
import { CloseControl } from './Control'
import type { FeedItem } from './feed-item'
import { useCommentsCopy } from './use-comments-copy'

const AVATAR_PX = 40
const NETWORK = 'https://www.facebook.com/'
const REL = 'nofollow noopener noreferrer'

export interface SidebarProps {
  readonly box: FeedBox
  readonly item: FeedItem
  readonly closer: Ref<HTMLAnchorElement>
  readonly caption: ReactNode
}

/** Beside the picture: whose it is, what they say of it, and what others do (contract 05 §14.9). */
export function Sidebar({ box, item, closer, caption }: SidebarProps) {
  const sidebar = useRef<HTMLDivElement>(null)
  useCommentsCopy(sidebar, box, item.post)
  return (
    <div ref={sidebar} className="cff-lightbox-sidebar" style={{ display: 'block' }}>
      <div className="cff-lightbox-closeContainer">
        <CloseControl ref={closer} onPress={box.lightbox.close} />
      </div>
      <div className="cff-lightbox-sidebar-content">
        <Author item={item} />
        <p className="cff-lightbox-caption">
          <span className="cff-lightbox-caption-text">{caption}</span>
        </p>
      </div>
    </div>
  )
}

function Author({ item: { post, pageName, postTime } }: { item: FeedItem }) {
  const from = post?.getAttribute('data-cff-from')?.trim()
  if (!from) {
    return (
      <div className="cff-author cff-no-author-info">
        <div className="cff-author-text">
          <p className="cff-date">{postTime}</p>
        </div>
        <div className="cff-author-img" />
      </div>
    )
  }
  const id = encodeURIComponent(from)
  const page = { href: NETWORK + id, target: '_blank', rel: REL }
  return (
    <div className="cff-author">
      <div className="cff-author-text">
        <p className="cff-page-name cff-author-date">{pageName && <a {...page}>{pageName}</a>}</p>
        <p className="cff-date">{postTime}</p>
      </div>
      <a {...page} className="cff-author-img">
        <img
          src={`https://graph.facebook.com/${id}/picture?type=square`}
          width={AVATAR_PX}
          height={AVATAR_PX}
          alt={pageName || 'Profile'}
          onError={({ currentTarget }) => {
            currentTarget.style.display = 'none'
          }}
        />
      </a>
    </div>
  )
}
