import type { Size } from '../../../../src/overlay/lightbox/item'
import type { Media, OpenState } from '../../../../src/overlay/lightbox/lightbox'
import { stepFrom } from '../../../../src/overlay/lightbox/step'
import { isZoomed, NOT_ZOOMED } from '../../../../src/overlay/lightbox/zoomed'
import { useReducedMotion } from '../../../../src/react/use-reduced-motion'
import { Holder, type HolderProps } from './Holder'
import { peeks, placeOf, type Role, type Stage, shownSize } from './stage'
import type { ThemeBox } from './theme-box'
import { itemName, keyOf, type ThemeItem } from './theme-item'

/** The size of an error message. */
const ALERT_SIZE: Size = { width: 320, height: 120 }

interface HoldersProps {
  readonly box: ThemeBox
  readonly state: OpenState<ThemeItem>
  readonly stage: Stage
  readonly dragX: number
  /** Undefined until its code is loaded. */
  readonly Social: HolderProps['Social']
}

/** The current item and its neighbours. An item keeps its element when it moves from one place to another. */
export function Holders({ box, state, stage, dragX, Social }: HoldersProps) {
  const { lightbox, settings, page } = box
  const { phase, items, index, media, zoom } = state
  const isMotionReduced = useReducedMotion(page.window)
  return rolesOf(state, settings.wraps).flatMap(([role, at]) => {
    const item = at === undefined ? undefined : items[at]
    const result = item && media.get(item)
    const isCurrent = role === 'current'
    if (at === undefined || !result || (!isCurrent && result.is === 'failed')) return []
    const size = sizeOf(result, stage)
    return (
      <Holder
        key={keyOf(item)}
        item={item}
        role={role}
        media={result}
        skin={settings.skin}
        networks={settings.networks}
        Social={Social}
        size={size}
        place={placeOf(role, size, stage)}
        isClosing={phase === 'closing'}
        isHidden={!isCurrent && (isZoomed(zoom) || !peeks(stage))}
        dragX={isCurrent ? dragX : 0}
        zoom={isCurrent ? zoom : NOT_ZOOMED}
        isMotionReduced={isMotionReduced}
        name={itemName(index, items.length)}
        onChoose={() => lightbox.go(at)}
        onMedia={(update) => lightbox.tell(item, update)}
      />
    )
  })
}

const sizeOf = (media: Media, stage: Stage) =>
  media.is === 'loaded' ? shownSize(media.size, stage) : ALERT_SIZE

/** In an album of two that wraps, the other item is shown at one side only. */
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
