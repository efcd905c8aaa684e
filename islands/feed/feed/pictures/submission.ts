import type { Scope } from '../../../../src/page/scope'
import type { Resizing } from './resizing'
import { submit } from './wire'

const POST = '.cff-item'

/** The feeds that have asked. Each asks once. */
const haveAsked = new WeakSet<Element>()

/** Collects the posts whose pictures the server should make smaller, and sends those that the page began with. */
export function createSubmission(feed: Element, resizing: Resizing, scope: Scope) {
  const ids: string[] = []
  const known = new Set<string>()

  async function ask() {
    const wanted = { ids: [...ids], feedId: resizing.feedId, offset: feed.querySelectorAll(POST).length }
    try {
      const answer = await submit(feed, wanted, scope.window, scope.signal)
      // For the server's operators. Browsers hide debug messages by default.
      if (answer !== undefined) console.debug(answer)
    } catch {
      // Nothing is lost: the network's own pictures are shown.
    }
    ids.length = 0
  }
  return {
    /** The ids that are not sent yet. */
    ids,
    add(more: readonly string[]) {
      for (const id of more) {
        if (known.has(id)) continue
        known.add(id)
        ids.push(id)
      }
    },
    send() {
      if (!resizing.isEnabled() || haveAsked.has(feed)) return
      haveAsked.add(feed)
      if (ids.length > 0) void ask()
    },
  }
}
