import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useFeed } from './feed-context'
import { latePartsCode } from './late-parts-code'
import type { SliderParts, VideoParts } from './markup'
import { useHeldClick } from './use-held-click'

/** The code of the late parts, which is fetched with the first of them. */
function useLateParts() {
  const { scope } = useFeed()
  useEffect(() => void latePartsCode.fetch(scope), [scope])
  return useStore(latePartsCode.$code)
}

/** A film that plays in the post. If its code cannot be fetched, a click follows the link. */
export function LateVideo(parts: VideoParts) {
  const { scope } = useFeed()
  const code = useLateParts()
  const [hasFailed, setFailed] = useState(false)
  useHeldClick(parts.button, hasFailed || code !== undefined, async () =>
    setFailed(!(await latePartsCode.fetch(scope))),
  )
  return code && <code.InlineVideo {...parts} />
}

/** The pictures of a shared link. */
export function LateSlider(parts: SliderParts) {
  const { scope } = useFeed()
  const code = useLateParts()
  const arrows = parts.arrows.map(({ arrow }) => arrow)
  useHeldClick(arrows, code !== undefined, () => latePartsCode.fetch(scope))
  return code && <code.LinkSlider {...parts} />
}

/** The network's box about its page. */
export function LateLikebox({ frame }: { readonly frame: HTMLIFrameElement }) {
  const code = useLateParts()
  return code && <code.Likebox frame={frame} />
}
