import type { Scope } from '../../../../src/page/scope'
import type { Resizing } from './resizing'
import { submit } from './wire'

const POST = '.cff-item'

/** A feed asks once. */
const haveAsked = new WeakSet<Element>()

/** Collects the posts whose pictures the server is to make smaller, and tells it of those that the page began with. */
export function createSubmission(feed: Element, resizing: Resizing, scope: Scope) {
  const ids: string[] = []
  const known = new Set<string>()

  async function ask() {
    const wanted = { ids: [...ids], feedId: resizing.feedId, offset: feed.querySelectorAll(POST).length }
    try {
      const answer = await submit(feed, wanted, scope.window, scope.signal)
      // For who looks after the server; browsers do not show it unless they are asked to.
      if (answer !== undefined) console.debug(answer)
    } catch {
      // The network's own pictures do as well.
    }
    ids.length = 0
  }
  return {
    /** Waiting to be told. */
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
