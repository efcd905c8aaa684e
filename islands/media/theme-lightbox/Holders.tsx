import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Size } from '../../../src/overlay/lightbox/item'
import type { Media, OpenState } from '../../../src/overlay/lightbox/lightbox'
import { stepFrom } from '../../../src/overlay/lightbox/step'
import { isZoomed, NOT_ZOOMED } from '../../../src/overlay/lightbox/zoomed'
import { Holder, type HolderProps } from './Holder'
import { keyOf } from './item-key'
import { itemName } from './item-name'
import { peeks, placeOf, type Role, type Stage, shownSize } from './stage'
import type { ThemeBox } from './theme-box'
import type { ThemeItem } from './theme-item'

/** Of what has nothing to show but a text. */
const ALERT_SIZE: Size = { width: 320, height: 120 }

export interface HoldersProps {
  readonly box: ThemeBox
  readonly state: OpenState<ThemeItem>
  readonly stage: Stage
  readonly dragX: number
  /** Once its code is here. */
  readonly Social: HolderProps['Social']
}

/** What is shown, between its neighbours. Each keeps its element while it moves from one place to another. */
export function Holders({ box, state, stage, dragX, Social }: HoldersProps) {
  const { lightbox, settings, page } = box
  const { phase, items, index, media, zoom } = state
  const isStill = prefersReducedMotion(page.window)
  return rolesOf(state, settings.wraps).flatMap(([role, at]) => {
    const item = at === undefined ? undefined : items[at]
    const known = item && media.get(item)
    const isCurrent = role === 'current'
    if (at === undefined || !known || (!isCurrent && known.is === 'failed')) return []
    const size = sizeOf(known, stage)
    return (
      <Holder
        key={keyOf(item)}
        item={item}
        role={role}
        media={known}
        skin={settings.skin}
        networks={settings.networks}
        Social={Social}
        size={size}
        place={placeOf(role, size, stage)}
        isOver={phase === 'closing'}
        isHidden={!isCurrent && (isZoomed(zoom) || !peeks(stage))}
        dragX={isCurrent ? dragX : 0}
        zoom={isCurrent ? zoom : NOT_ZOOMED}
        isStill={isStill}
        name={itemName(index, items.length)}
        onChoose={() => lightbox.go(at)}
        onMedia={(found) => lightbox.tell(item, found)}
      />
    )
  })
}

const sizeOf = (media: Media, stage: Stage) =>
  media.is === 'loaded' ? shownSize(media.size, stage) : ALERT_SIZE

/** An album of two that goes round has its other item on one side only. */
function rolesOf({ items, index }: OpenState<ThemeItem>, wraps: boolean): [Role, number | undefined][] {
  const rule = { count: items.length, wraps: wraps ? (['arrow'] as const) : [] }
  const next = stepFrom(index, { by: 1, input: 'arrow' }, rule)
  const prev = stepFrom(index, { by: -1, input: 'arrow' }, rule)
  return [
    ['prev', prev === next ? undefined : prev],
    ['current', index],
    ['next', next],
  ]
}
