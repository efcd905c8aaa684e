import { OutLink } from './comment-parts'
import { decodeEntities } from './entities'
import { type LikeWords, type LinePart, likesSentence } from './likes-sentence'
import { type Metadata, totalOf } from './metadata'
import { ReactionIcon } from './ReactionIcon'
import { countReactions, REACTIONS } from './reactions'

/** The space before the names where only the thumb precedes them. */
const ROOM_BEFORE_NAME = '5px'

export interface LikesLineProps {
  readonly metadata: Metadata
  readonly words: LikeWords
  readonly linkColor: string
}

/** The line at the top of a comments box: who likes the post (contract 05 §6.2). */
export function LikesLine({ metadata, words, linkColor }: LikesLineProps) {
  const { likes, reactions } = metadata
  if (!likes) return null
  const likers = likes.likers.map(({ name, link }) => ({ name: decodeEntities(name), link }))
  const line = likesSentence({ likes: likes.count, total: totalOf(metadata), likers }, words)
  return (
    <span className="cff-likes-info-wrap">
      <Counts metadata={metadata} likes={likes.count} />
      {likers.length > 0 && (
        <span className="cff-likes-this-text">
          {line.map((part, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence
              key={index}
              part={part}
              color={linkColor}
              hasReactions={countReactions(reactions) > 0}
            />
          ))}
        </span>
      )}
    </span>
  )
}

/** The number of each reaction beside its icon; empty without likes. */
function Counts({ metadata: { reactions }, likes }: { readonly metadata: Metadata; readonly likes: number }) {
  const hasReactions = countReactions(reactions) > 0
  return (
    <span className="cff-reactions-count">
      {likes > 0 && <ReactionIcon type="like" />}
      {likes > 0 && hasReactions && <span className="cff-like-count">{likes}</span>}
      {likes > 0 &&
        REACTIONS.filter((type) => reactions[type] > 0).map((type) => (
          <span key={type} className="cff-reaction-wrap">
            <ReactionIcon type={type} />
            <span className={`cff-${type}-count`}>{reactions[type]}</span>
          </span>
        ))}
    </span>
  )
}

interface PartProps {
  readonly part: LinePart
  readonly color: string
  readonly hasReactions: boolean
}

function Part({ part, color, hasReactions }: PartProps) {
  if (part.is === 'text') return part.text
  if (part.is === 'number') return <span className="cff-comment-likes-count">{part.text}</span>
  const { name, link } = part.liker
  const isFirst = part.place === 'one'
  const marginLeft = isFirst && !hasReactions ? ROOM_BEFORE_NAME : undefined
  const className = isFirst ? 'cff-liker-one-name' : undefined
  if (link) {
    return (
      <OutLink href={link} className={className} color={color} marginLeft={marginLeft}>
        {name}
      </OutLink>
    )
  }
  return (
    <span className={className} style={marginLeft ? { marginLeft } : undefined}>
      {name}
    </span>
  )
}
