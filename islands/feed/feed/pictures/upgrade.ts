import { itemIdOf } from '../../feed-markup'
import { innerWidthOf } from '../inner-width'
import { chooseWidth, needsResizing, sourcesOf } from './choose-sources'
import {
  currentWidth,
  fullPictureOf,
  isGridItem,
  isLeftOut,
  neededWidth,
  shapeOf,
  sourceSetOf,
  type Target,
  targetsOf,
} from './markup'
import type { Resizing } from './resizing'

/** A grid's picture with a narrower source, in px, is measured once more after it loads (spec feed and page builder §9). */
const CHECKED_BELOW = 720

/** A picture that gets another source. */
export interface Step {
  readonly target: Target
  readonly width: number
  readonly url: string
  /** The aspect ratio; undefined if the server printed none. */
  readonly shape: number | undefined
  /** Whether it is measured again once its natural size is known. */
  readonly isToBeChecked: boolean
}

export interface Plan {
  readonly steps: readonly Step[]
  /** All pictures of items with a list of sources. */
  readonly targets: readonly Target[]
}

/** The ids of the posts whose pictures the server should make smaller (contract 05 §12.5). */
export function needingResizing(feed: Element, items: readonly HTMLElement[], resizing: Resizing): string[] {
  return items.flatMap((item) => {
    if (isLeftOut(item) || fullPictureOf(feed, item)) return []
    const own = sourceSetOf(item)
    const id = itemIdOf(item)
    return own && id && needsResizing(own, resizing.recordOf(item)) ? [id] : []
  })
}

/**
 * Measures the pictures of posts, and chooses a source for each that is shown too small (contract 05 §12.4).
 * @param checked the pictures whose natural size is known
 */
export function planUpgrade(
  feed: Element,
  items: readonly HTMLElement[],
  resizing: Resizing,
  checked: Pick<WeakSet<Element>, 'has'>,
): Plan {
  const plan = { steps: [] as Step[], targets: [] as Target[] }
  for (const item of items) {
    if (isLeftOut(item) || fullPictureOf(feed, item)) continue
    const own = sourceSetOf(item)
    if (!own) continue
    const record = resizing.recordOf(item)
    for (const target of targetsOf(item)) {
      plan.targets.push(target)
      const sources = sourcesOf(own, target.place, record, resizing.folder)
      const needed = neededWidth(item, target) * (checked.has(target.image) ? stretch(target) : 1)
      const width = chooseWidth(sources.keys(), { needed, current: currentWidth(target.element) })
      const url = width === undefined ? undefined : sources.get(width)
      if (width === undefined || url === undefined) continue
      const isToBeChecked = isGridItem(item) && width < CHECKED_BELOW
      plan.steps.push({ target, width, url, shape: shapeOf(target, record), isToBeChecked })
    }
  }
  return plan
}

/** The factor by which a wide picture must be larger to fill a square box. */
function stretch({ element, image }: Target): number {
  const { naturalWidth, naturalHeight } = image
  return naturalHeight > 0 && innerWidthOf(element) > naturalHeight ? naturalWidth / naturalHeight : 1
}
