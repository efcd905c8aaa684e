import { layOutList } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { isAborted } from '../../../../src/wire/wire-error'
import { type Metadata, readMetadata } from '../../shared/network/metadata'
import type { ReadyPost } from '../ready-posts'
import type { MetadataCache } from './metadata-cache'
import { shareSession } from './session'

/** Contract 05 §7.2, spec feed and page builder §9. */
const LAYOUT_MS = 200
const LAID_OUT_BY_SCRIPT = 'cff-masonry-js'

/** Fetches the network's data about a feed's posts: likes, reactions, comments, pictures (contract 05 §5). */
export interface Network {
  /** Called with newly ready posts. */
  ask(posts: readonly ReadyPost[]): void
  /** Called when the set of items has changed. The server's cache is then fetched again. */
  renew(): void
}

export function createNetwork(feed: HTMLElement, scope: Scope): Network {
  const session = shareSession(scope)
  let cache: Promise<MetadataCache | undefined> | undefined
  let when: 'start' | 'later' = 'start'
  let isLayoutDue = false
  let hasFailed = false

  function show(post: ReadyPost, metadata: Metadata) {
    post.$metadata.set(metadata)
    if (isLayoutDue) return
    isLayoutDue = true
    scope.after(LAYOUT_MS, () => {
      isLayoutDue = false
      if (feed.classList.contains(LAID_OUT_BY_SCRIPT)) layOutList(feed)
    })
  }
  /** An answer without data leaves the post as it is, and is not cached (contract 05 §5.3). */
  async function query(post: ReadyPost) {
    const { networkId: id } = post.parts
    try {
      const answer = await session.query({ item: post.item, id }, scope.signal)
      const metadata = readMetadata(answer)
      if (scope.signal.aborted || !metadata) return
      session.keep(id, answer)
      show(post, metadata)
    } catch (cause) {
      // A server that is down is reported once, not for each post.
      if (!hasFailed && !isAborted(cause)) scope.report(cause, 'call')
      hasFailed = true
    }
  }
  async function showOrAsk(posts: readonly ReadyPost[], kept: Promise<MetadataCache | undefined>) {
    const answers = await kept
    if (!answers || scope.signal.aborted) return
    for (const post of posts) {
      const metadata = readMetadata(answers.get(post.parts.networkId))
      if (metadata) show(post, metadata)
      else void query(post)
    }
  }
  return {
    ask(posts) {
      const asked = posts.filter(({ parts, $metadata }) => parts.networkId && !$metadata.get())
      if (asked.length === 0) return
      cache ??= session.cache(when)
      when = 'later'
      void showOrAsk(asked, cache)
    },
    renew() {
      cache = undefined
    },
  }
}
