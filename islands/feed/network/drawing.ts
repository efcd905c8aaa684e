/** What draws what the network says of a post. */
export { CommentList } from './CommentList'
export { LikesLine } from './LikesLine'
