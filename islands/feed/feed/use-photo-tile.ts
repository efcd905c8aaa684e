import { useScope } from '../../../src/react/use-scope'
import { useFeed } from './feed-context'
import { latePartsCode } from './late-parts-code'

const CAN_HOVER = '(hover: hover)'
const TOUCH = 'touch'

/** Shows a tile over a post's pictures; its code is fetched when the pointer or focus first comes (contract 05 §8). */
export function usePhotoTile(media: readonly HTMLElement[]): void {
  const { scope } = useFeed()
  useScope(
    scope,
    (own) => {
      if (!scope.window.matchMedia?.(CAN_HOVER).matches) return
      for (const each of media) {
        const stop = own.listen(each, ['pointerenter', 'focusin'], (event) => void approach(event))
        let isFollowed = false
        async function approach(event?: Event) {
          if (event instanceof PointerEvent && event.pointerType === TOUCH) return
          const here = latePartsCode.$code.get()
          const code = here ?? (await latePartsCode.fetch(scope))
          if (!code || isFollowed || own.signal.aborted) return
          isFollowed = true
          stop()
          code.showTileOnHover(each, own, here && event)
        }
        // The pointer or focus may already be there.
        if (each.matches(':hover, :focus-within')) void approach()
      }
    },
    [media],
  )
}
