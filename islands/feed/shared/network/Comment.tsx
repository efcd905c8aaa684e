import { text } from '../../../../src/page/text'
import type { Post } from '../../post'
import { CommentReplies } from './CommentReplies'
import { AttachmentLink, Avatar, AvatarLink, LikeCount, networkAddress, OutLink } from './comment-parts'
import { commentText } from './comment-text'
import type { Comment as NetworkComment, Person } from './comment-wire'
import type { CommentSettings } from './comments-box'
import type { PrintedComment } from './printed-comments'
import { RichText } from './RichText'

/** Contract 05 §7.2. */
const AVATAR_PX = 32

export interface CommentProps {
  readonly post: Post
  readonly comment: NetworkComment
  readonly settings: CommentSettings
  readonly printed: PrintedComment
  /** Whether the comment is visible in the open box. */
  readonly isShown: boolean
  /** The copy in the lightbox has no id. */
  readonly hasId: boolean
}

/** A comment in the markup that the theme's CSS expects (contract 05 §7.2). */
export function Comment({ post, comment, settings, printed, isShown, hasId }: CommentProps) {
  const { id, from, message, message_tags, attachment, like_count, comment_count } = comment
  const { linkColor, linksTags, hidesAvatars } = settings
  const avatarUrl = hidesAvatars ? undefined : from?.picture
  const text = commentText(message, { tags: linksTags ? message_tags : [], color: linkColor })
  const hasImage = from && !hidesAvatars
  return (
    <div
      className="cff-comment"
      id={hasId && id ? `cff_${id}` : undefined}
      data-id={from?.id || undefined}
      data-avatar={avatarUrl}
      style={{ ...printed.style, display: isShown ? 'block' : 'none' }}
    >
      <div className="cff-comment-text-wrapper">
        <div className={`cff-comment-text${hasImage ? '' : ' cff-no-image'}`}>
          <p>
            {from?.name && <Name person={from} color={linkColor} />}
            <RichText parts={text} />
          </p>
          {attachment && <AttachmentLink attachment={attachment} href={networkAddress(id)} />}
          <span className="cff-time">
            {printed.date && <span className="cff-comment-date">{printed.date}</span>}
            {like_count > 0 && <LikeCount count={like_count} />}
          </span>
          {comment_count > 0 && id && (
            <CommentReplies post={post} id={id} count={comment_count} settings={settings} hasIds={hasId} />
          )}
        </div>
      </div>
      {hasImage && (
        <div className="cff-comment-img cff-avatar-fallback">
          <AvatarLink href={from.link}>
            {avatarUrl && isShown ? (
              <ShownAvatar person={from} url={avatarUrl} isExpanded={settings.isExpanded} />
            ) : (
              <span className="cff-comment-avatar" />
            )}
          </AvatarLink>
        </div>
      )}
    </div>
  )
}

function Name({ person: { name, link }, color }: { readonly person: Person; readonly color: string }) {
  if (!link) return <span className="cff-name">{name}</span>
  return (
    <OutLink href={link} className="cff-name" color={color}>
      {name}
    </OutLink>
  )
}

interface ShownAvatarProps {
  readonly person: Person
  readonly url: string
  readonly isExpanded: boolean
}

/** In a box that is open from the start, the picture has the person's name and a size (contract 05 §7.2). */
function ShownAvatar({ person, url, isExpanded }: ShownAvatarProps) {
  return isExpanded ? (
    <Avatar url={url} alt={person.name} sizePx={AVATAR_PX} />
  ) : (
    <Avatar url={url} alt={text('network.avatar', 'Avatar')} />
  )
}
