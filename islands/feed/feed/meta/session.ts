import { sharedByHosts } from '../../../../src/page/shared-by-hosts'
import { isAborted } from '../../../../src/wire/wire-error'
import { batchWrites } from './batch-writes'
import { limitConcurrency } from './concurrency'
import type { AskedPost } from './markup'
import type { MetadataCache } from './metadata-cache'
import { fetchCache, queryPost, storeCache } from './wire'

/** The limit keeps a page of posts from delaying the visitor's own calls. */
const MOST_QUERIES = 4

/** Contract 05 §1.3. */
type MetaWindow = Window & { cffmetatrans?: unknown; cffdisablecommentcaching?: unknown }

/** The calls that all feeds of a page share. */
export interface Session {
  /**
   * The server's cache, fetched once at the start for all feeds, and again for later posts.
   * @returns undefined when the server does not answer: then no post is asked about (contract 05 §5.2)
   */
  cache(when: 'start' | 'later'): Promise<MetadataCache | undefined>
  /** Asks about a post, once for all feeds. @throws WireError when there is no answer */
  query(post: AskedPost, signal: AbortSignal): Promise<string>
  /** Adds an answer to the server's cache. */
  keep(id: string, answer: string): void
}

export const shareSession = sharedByHosts((scope): Session => {
  const { document, window } = scope
  const { cffmetatrans, cffdisablecommentcaching }: MetaWindow = window
  const isKept = cffdisablecommentcaching === undefined
  const isAsked = isKept && String(cffmetatrans) !== 'false'
  const inTurn = limitConcurrency(MOST_QUERIES)
  const answers = new Map<string, Promise<string>>()
  const kept = new Map<string, string>()
  const requestWrite = batchWrites(scope, () => void storeCache(window, kept).catch(() => {}))
  let atStart: Promise<MetadataCache | undefined> | undefined

  async function ask(): Promise<MetadataCache | undefined> {
    if (!isAsked || !document.querySelector('.cff-timeline-feed')) return new Map()
    return fetchCache(window, scope.signal).catch(() => undefined)
  }
  function query(post: AskedPost, signal: AbortSignal): Promise<string> {
    const asked = answers.get(post.id)
    if (asked) {
      return asked.catch((cause) => {
        // The feed that asked first may be unmounted by now, which has aborted its call.
        if (isAborted(cause) && !signal.aborted) return query(post, signal)
        throw cause
      })
    }
    const answer = inTurn(() => queryPost(window, post, signal))
    answers.set(post.id, answer)
    answer.catch((cause) => isAborted(cause) && answers.delete(post.id))
    return answer
  }
  return {
    query,
    cache(when) {
      if (when === 'later') return ask()
      atStart ??= ask()
      return atStart
    },
    keep(id, answer) {
      if (!isKept) return
      kept.set(id, answer)
      requestWrite()
    },
  }
})
