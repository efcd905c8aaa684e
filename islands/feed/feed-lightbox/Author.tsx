import { text } from '../../../src/page/text'
import type { FeedItem } from './feed-item'

const AVATAR_PX = 40
const NETWORK = 'https://www.facebook.com/'
const REL = 'nofollow noopener noreferrer'

/** Author and date of a post (contract 05 §14.9). */
export function Author({ item: { authorId, pageName, postTime } }: { item: FeedItem }) {
  if (!authorId) {
    return (
      <div className="cff-author cff-no-author-info">
        <div className="cff-author-text">
          <p className="cff-date">{postTime}</p>
        </div>
        <div className="cff-author-img" />
      </div>
    )
  }
  const id = encodeURIComponent(authorId)
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
          alt={pageName || text('feed-lightbox.profile', 'Profile')}
          onError={({ currentTarget }) => {
            currentTarget.style.display = 'none'
          }}
        />
      </a>
    </div>
  )
}
