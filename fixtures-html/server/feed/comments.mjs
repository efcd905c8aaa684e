import { escapeHtml } from '../html.mjs'
import { faceUrl, LARGEST_WIDTH, pictureAt, pictureUrl } from './pictures.mjs'
import { COMMENTS, HOSTILE_LINK, HOSTILE_TEXT, PEOPLE, REPLIES } from './words.mjs'

/** @typedef {import('./posts.mjs').Post} Post */
/** @typedef {ReturnType<typeof commentAt>} Comment */

/**
 * Likes, then love, haha, wow, sad, angry; shares; comments. Every case of the line of those who like it, ties among the
 * reactions, more than 25 comments, nothing at all.
 */
const COUNTS = [
  [14, 3, 1, 0, 0, 0, 2, 6],
  [1, 0, 0, 0, 0, 0, 0, 1],
  [2, 2, 0, 2, 0, 0, 1, 3],
  [3, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 4, 0, 0, 2],
  [25, 0, 0, 0, 0, 0, 9, 20],
  [0, 0, 0, 0, 0, 0, 0, 0],
  [10, 5, 0, 0, 0, 0, 3, 60],
  [10, 0, 0, 0, 0, 0, 0, 4],
  [7, 2, 2, 2, 0, 1, 5, 8],
  [112, 20, 4, 4, 0, 0, 31, 12],
]
const ONE_CALL = 25
const LIKERS = 2

/**
 * @param {Post} post
 * @param {{ isGroup?: boolean }} [options] of a group the network counts no likes
 */
export function countsOf({ index }, { isGroup = false } = {}) {
  const [likes = 0, love = 0, haha = 0, wow = 0, sad = 0, angry = 0, shares = 0, comments = 0] =
    COUNTS[index % COUNTS.length] ?? []
  return { likes: isGroup ? 0 : likes, love, haha, wow, sad, angry, shares, comments }
}

/** @param {Post} post @param {{ isHostile: boolean }} options */
export function commentsOf(post, { isHostile }) {
  const { comments } = countsOf(post)
  return Array.from({ length: Math.min(comments, ONE_CALL) }, (_, at) => commentAt(post, at, isHostile))
}

/** @param {Post} post @param {number} at @param {boolean} isHostile */
function commentAt(post, at, isHostile) {
  const message = COMMENTS[(post.index + at) % COMMENTS.length] ?? ''
  const hasName = message.includes(post.page.name)
  return {
    id: `${post.originalId.split('_')[1]}_${at + 1}`,
    ...(at % 7 !== 6 && { from: person(post.index + at, isHostile) }),
    message: isHostile ? `${HOSTILE_TEXT} ${message}` : message,
    ...(hasName && { message_tags: [{ id: post.page.number, name: post.page.name }] }),
    like_count: (post.index + at) % 3,
    comment_count: repliesCount(at),
    ...(at % 5 === 1 && {
      attachment: {
        title: isHostile ? HOSTILE_TEXT : 'Our team',
        media: { image: { src: isHostile ? HOSTILE_LINK : pictureUrl(pictureAt(at), 320) } },
        url: isHostile ? HOSTILE_LINK : 'https://club.example/team/',
      },
    }),
  }
}

/** @param {number} at of the comment, among those of its post */
const repliesCount = (at) => (at % 3 === 0 ? REPLIES.length - (at % 2) * 2 : 0)

/** @param {number} at @param {boolean} isHostile */
function person(at, isHostile) {
  const { id, name, link, picture } = PEOPLE[at % PEOPLE.length] ?? {
    id: '',
    name: '',
    link: '',
    picture: '',
  }
  return {
    id: isHostile ? `"><img src=x onerror="window.hacked = 1">${id}` : id,
    name: isHostile ? `${name}<script>window.hacked = 1</script>` : name,
    ...(link && { link: isHostile ? HOSTILE_LINK : link }),
    ...(picture && { picture: { data: { url: isHostile ? HOSTILE_LINK : faceUrl(picture) } } }),
  }
}

/**
 * The server's data about a post (contract 05 §5.3).
 * @param {Post} post
 * @param {{ isHostile?: boolean, isGroup?: boolean }} [options]
 */
export function metadataOf(post, { isHostile = false, isGroup = false } = {}) {
  const counts = countsOf(post, { isGroup })
  const total = (/** @type {number} */ count) => ({ summary: { total_count: count } })
  const likers = Array.from({ length: Math.min(counts.likes, LIKERS) }, (_, at) => {
    const { id, name, link } = person(post.index + at, isHostile)
    return { id, name, ...(link && { link }) }
  })
  const hasPicture = ['photo', 'photo-backdated'].includes(post.kind)
  return {
    ...(isGroup ? {} : { likes: { data: likers, ...total(counts.likes) } }),
    comments: { data: commentsOf(post, { isHostile }), ...total(counts.comments) },
    love: total(counts.love),
    wow: total(counts.wow),
    haha: total(counts.haha),
    sad: total(counts.sad),
    angry: total(counts.angry),
    ...(hasPicture && {
      images: [
        {
          source: pictureUrl(pictureAt(post.index), LARGEST_WIDTH),
          width: LARGEST_WIDTH,
          height: Math.round(LARGEST_WIDTH / pictureAt(post.index).ratio),
        },
      ],
    }),
    id: post.objectId || post.originalId,
  }
}

/**
 * The replies to a comment, their messages entity-encoded.
 * @param {string} id of the comment
 * @param {{ isHostile: boolean }} options
 */
export function repliesTo(id, { isHostile }) {
  const [, post = 0, at = 0] = (/^(\d+)_(\d+)$/.exec(id) ?? []).map(Number)
  const count = repliesCount(at - 1)
  const data = REPLIES.slice(0, count).map((message, index) => ({
    id: `${id}${index}`,
    ...(index < 2 && { from: person(post + at + index, isHostile) }),
    message: isHostile ? `${escapeHtml(HOSTILE_TEXT)} ${message}` : message,
    like_count: index,
    ...(index === 1 && {
      attachment: {
        title: 'Our team',
        media: { image: { src: pictureUrl(pictureAt(at), 320) } },
        url: isHostile ? HOSTILE_LINK : 'https://club.example/team/',
      },
    }),
  }))
  return { comments: { data }, id }
}
