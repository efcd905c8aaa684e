/** Draws the likes and comments of a post; fetched when the visitor approaches them. */
export { animateIcons } from './animate-icons'
export { BoxContent } from './BoxContent'
export { CommentList } from './CommentList'
export { readComments } from './comment-wire'
export { LikesLine } from './LikesLine'
