import { text } from '../../../../src/page/text'
import { AttachmentLink, Avatar, AvatarLink, LikeCount, networkAddress, OutLink } from './comment-parts'
import { replyText } from './comment-text'
import type { Comment, Person } from './comment-wire'
import { RichText } from './RichText'

/** Contract 05 §7.5. */
const AVATAR_PX = 20
const PROFILE = 'http://facebook.com/'

export interface ReplyProps {
  readonly reply: Comment
  readonly hidesAvatars: boolean
  readonly hasId: boolean
}

/** A reply in the markup that the theme's CSS expects (contract 05 §7.5). */
export function Reply({ reply, hidesAvatars, hasId }: ReplyProps) {
  const { id, from, message, like_count, attachment } = reply
  return (
    <div className="cff-comment-reply" id={hasId && id ? `cff_${id}` : undefined}>
      <div className="cff-comment-text-wrapper">
        <div className={`cff-comment-text${from?.name ? '' : ' cff-no-name'}`}>
          <p>
            {from?.name && <Name person={from} />}
            <RichText parts={replyText(message)} />
            {like_count > 0 && <LikeCount count={like_count} />}
          </p>
          {attachment && (
            <AttachmentLink attachment={attachment} href={attachment.url ?? networkAddress(id)} />
          )}
        </div>
      </div>
      {from?.picture && !hidesAvatars && (
        <div className="cff-comment-img cff-comment-reply-img">
          <AvatarLink href={from.id ? profileOf(from) : undefined}>
            <Avatar url={from.picture} alt={text('network.avatar', 'Avatar')} sizePx={AVATAR_PX} />
          </AvatarLink>
        </div>
      )}
    </div>
  )
}

const profileOf = ({ id }: Person) => PROFILE + encodeURIComponent(id)

const Name = ({ person }: { readonly person: Person }) =>
  person.link && person.id ? (
    <OutLink href={profileOf(person)} className="cff-name">
      {person.name}
    </OutLink>
  ) : (
    <span className="cff-name">{person.name}</span>
  )
