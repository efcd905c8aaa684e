/** What shows what the network says of a post, to who comes near its comments. */
export { animateIcons } from './animate-icons'
export { BoxContent } from './BoxContent'
export { CommentList } from './CommentList'
export { readComments } from './comment-wire'
export { LikesLine } from './LikesLine'
