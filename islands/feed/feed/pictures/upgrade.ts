import { layOutList } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { isOverLimit, itemIdOf } from '../../feed-markup'
import { innerWidthOf } from '../inner-width'
import { chooseWidth, needsResizing, sourcesOf } from './choose-sources'
import { showPicture } from './fit-container'
import { createLoading } from './loading'
import {
  CURRENT,
  currentWidth,
  fullPictureOf,
  isGridItem,
  neededWidth,
  ratioOf,
  sourceSetOf,
  type Target,
  targetsOf,
} from './markup'
import type { Resizing } from './resizing'

/** A grid's picture with a narrower source, in px, is measured once more after it loads (spec feed and page builder §9). */
const CHECKED_BELOW = 720
const LAYOUT_AFTER_UPGRADE_MS = 500
const CHECK_CLASS = 'cff-secondary-check'
const CHECKED_CLASS = 'cff-secondary-checked'

/** Shows the pictures of posts by larger sources where they are shown too small (contract 05 §12.4). */
export interface Upgrades {
  /** Measures the pictures of posts. @returns a function that shows the larger sources */
  plan(items: readonly HTMLElement[]): () => void
  /** Called when a picture has loaded or failed. */
  end(image: HTMLImageElement): void
  /** Called when a picture has loaded. @returns whether it is measured again, because its natural size is known */
  check(image: HTMLImageElement): boolean
}

/** @param onLoaded called after the last picture that was waited for */
export function createUpgrades(
  feed: Element,
  resizing: Resizing,
  scope: Scope,
  onLoaded: () => void,
): Upgrades {
  const { adopt } = scope
  /** The pictures whose natural size is known. */
  const checked = new WeakSet<Element>()
  const loading = createLoading(adopt, onLoaded)

  return {
    end: loading.end,
    check(image) {
      if (!image.classList.contains(CHECK_CLASS) || checked.has(image)) return false
      checked.add(image)
      adopt.classes(image, CHECKED_CLASS)
      return true
    },
    plan(items) {
      const steps = planUpgrade(feed, items, resizing, checked)
      return () => {
        for (const { target, width, url, ratio, isToBeChecked } of steps) {
          if (url) {
            adopt.attribute(target.element, CURRENT, String(width))
            if (isToBeChecked) adopt.classes(target.image, CHECK_CLASS)
            showPicture(target.image, url, adopt)
          }
          loading.add(target.image, ratio)
        }
        if (steps.some(({ url }) => url)) scope.after(LAYOUT_AFTER_UPGRADE_MS, () => layOutList(feed))
      }
    },
  }
}

/** The ids of the posts whose pictures the server should make smaller (contract 05 §12.5). */
export function needingResizing(feed: Element, items: readonly HTMLElement[], resizing: Resizing): string[] {
  return items.flatMap((item) => {
    const own = ownSources(feed, item)
    const id = itemIdOf(item)
    return own && id && needsResizing(own, resizing.recordOf(item)) ? [id] : []
  })
}

/** The network's sources of a post's pictures; null for a post that keeps its pictures. */
const ownSources = (feed: Element, item: Element) =>
  isOverLimit(item) || fullPictureOf(feed, item) ? null : sourceSetOf(item)

/** A picture with a list of sources. */
interface Step {
  readonly target: Target
  readonly width: number | undefined
  /** Undefined where the picture is large enough. */
  readonly url: string | undefined
  /** The aspect ratio; undefined if the server printed none. */
  readonly ratio: number | undefined
  /** Whether it is measured again once its natural size is known. */
  readonly isToBeChecked: boolean
}

/** Measures the pictures of posts, and chooses a source for each that is shown too small. */
function planUpgrade(
  feed: Element,
  items: readonly HTMLElement[],
  resizing: Resizing,
  checked: Pick<WeakSet<Element>, 'has'>,
): Step[] {
  return items.flatMap((item) => {
    const own = ownSources(feed, item)
    if (!own) return []
    const record = resizing.recordOf(item)
    return targetsOf(item).map((target): Step => {
      const isChecked = checked.has(target.image)
      const sources = sourcesOf(own, target.place, record, resizing.folder)
      const needed = neededWidth(item, target) * (isChecked ? stretch(target) : 1)
      const width = chooseWidth(sources.keys(), { needed, current: currentWidth(target.element) })
      return {
        target,
        width,
        url: width ? sources.get(width) : undefined,
        ratio: width && ratioOf(target, record),
        isToBeChecked: !isChecked && isGridItem(item) && (width ?? CHECKED_BELOW) < CHECKED_BELOW,
      }
    })
  })
}

/** The factor by which a wide picture must be larger to fill a square box. */
function stretch({ element, image }: Target): number {
  const { naturalWidth, naturalHeight } = image
  return naturalHeight > 0 && innerWidthOf(element) > naturalHeight ? naturalWidth / naturalHeight : 1
}
