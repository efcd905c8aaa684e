import type { Mount } from '../../../src/page/island'
import { layOut } from '../../../src/page/list-layout'
import { isAborted } from '../../../src/wire/wire-error'
import { followItems } from '../new-items'
import { shareGlobals } from './globals'
import { type Post, postsOf } from './markup'
import { type Metadata, readMetadata } from './metadata'
import { shareSession } from './session'
import { showMetadata } from './show-metadata'

/** Contract 05 §7.2, spec feed and page builder §9. */
const LAYOUT_MS = 200
const LAID_OUT_BY_SCRIPT = 'cff-masonry-js'

/** What the network knows of a feed's posts: likes, reactions, comments, pictures (contract 05 §5 to §7.2). */
export const mount: Mount = (feed, scope) => {
  const session = shareSession(scope)
  let isLayoutDue = false
  let when: 'start' | 'later' = 'start'
  let hasFailed = false

  function show(post: Post, metadata: Metadata) {
    try {
      showMetadata(post, metadata, scope)
    } catch (cause) {
      scope.report(cause)
    }
    if (isLayoutDue) return
    isLayoutDue = true
    scope.after(LAYOUT_MS, () => {
      isLayoutDue = false
      if (feed.classList.contains(LAID_OUT_BY_SCRIPT)) layOut(feed)
    })
  }
  /** An answer that says nothing leaves the post as it is, and is not kept (contract 05 §5.3). */
  async function query(post: Post) {
    try {
      const answer = await session.query(post, scope.signal)
      const metadata = readMetadata(answer)
      if (scope.signal.aborted || !metadata) return
      session.keep(post.id, answer)
      show(post, metadata)
    } catch (cause) {
      // A server that is down is told of once, not for each post.
      if (!hasFailed && !isAborted(cause)) scope.report(cause, 'call')
      hasFailed = true
    }
  }
  async function prepare(posts: readonly Post[], known: ReturnType<typeof session.known>) {
    const answers = await known
    if (!answers || scope.signal.aborted) return
    for (const post of posts) {
      const metadata = readMetadata(answers.get(post.id))
      if (metadata) show(post, metadata)
      else void query(post)
    }
  }

  shareGlobals(scope)
  followItems(feed, 'meta', scope, (items) => {
    const posts = postsOf(items)
    if (posts.length > 0) void prepare(posts, session.known(when))
    when = 'later'
  })
}
