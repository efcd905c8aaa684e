import type { Scope } from '../../src/page/scope'
import { holdsItem, itemsOf, NEW_CLASS } from './feed'

/** In the order in which an item is made ready (contract 05 §1.4); each is an island's part of the work. */
const STEPS = ['posts', 'links', 'paging', 'layout', 'images', 'meta'] as const
export type Step = (typeof STEPS)[number]

type Prepare = (items: readonly HTMLElement[]) => void

interface Follower {
  readonly step: Step
  readonly prepare: Prepare
  readonly prepared: WeakSet<Element>
  readonly report: Scope['report']
}

const followers = new WeakMap<Element, Set<Follower>>()

/**
 * The items that were new when they were first seen. The mark itself goes (contract 05 §1.4), which must not keep a part
 * whose code comes later from them.
 */
const wereNew = new WeakSet<Element>()

/**
 * Calls back with the feed's new items: at once with those that there are, also with none, and with those that come
 * later. No item is given twice.
 */
export function followItems(
  feed: Element,
  step: Step,
  { add, onMarkup, report }: Scope,
  prepare: Prepare,
): void {
  const follower: Follower = { step, prepare, prepared: new WeakSet(), report }
  const all = followers.get(feed) ?? new Set()
  followers.set(feed, all.add(follower))
  add(() => all.delete(follower))
  onMarkup((roots) => {
    if (roots.some((root) => feed.contains(root) && holdsItem(root))) prepareItems(feed)
  })
  tell(follower, newItemsOf(feed), 'always')
}

/**
 * Has every part of the feed look at the items that are new to it, at once and in their order: for who has put some in.
 * New markup is also noticed without it, but later.
 */
export function prepareItems(feed: Element): void {
  const items = newItemsOf(feed)
  const inOrder = [...(followers.get(feed) ?? [])].sort(
    (a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step),
  )
  for (const follower of inOrder) tell(follower, items, 'some')
}

function newItemsOf(feed: Element): HTMLElement[] {
  const items = itemsOf(feed)
  for (const item of items) if (item.classList.contains(NEW_CLASS)) wereNew.add(item)
  return items.filter((item) => wereNew.has(item))
}

/** What goes wrong in one part is no matter of the others. */
function tell(
  { prepared, prepare, report }: Follower,
  items: readonly HTMLElement[],
  when: 'always' | 'some',
) {
  const fresh = items.filter((item) => !prepared.has(item))
  for (const item of fresh) prepared.add(item)
  if (fresh.length === 0 && when === 'some') return
  if (when === 'always') return prepare(fresh)
  try {
    prepare(fresh)
  } catch (cause) {
    report(cause)
  }
}
