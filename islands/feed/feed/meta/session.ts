import { sharedByHosts } from '../../../../src/page/shared-by-hosts'
import { isAborted } from '../../../../src/wire/wire-error'
import { limitInFlight } from './in-flight'
import type { KnownMetadata } from './known-metadata'
import type { AskedPost } from './markup'
import { fetchKnown, queryPost, storeKnown } from './wire'
import { writeLater } from './write-later'

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
  known(when: 'start' | 'later'): Promise<KnownMetadata | undefined>
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
  const inTurn = limitInFlight(MOST_QUERIES)
  const answers = new Map<string, Promise<string>>()
  const kept = new Map<string, string>()
  const requestWrite = writeLater(scope, () => void storeKnown(window, kept).catch(() => {}))
  let atStart: Promise<KnownMetadata | undefined> | undefined

  async function ask(): Promise<KnownMetadata | undefined> {
    if (!isAsked || !document.querySelector('.cff-timeline-feed')) return new Map()
    return fetchKnown(window, scope.signal).catch(() => undefined)
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
    known(when) {
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
