import { useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../src/dom/listen'
import { placeTooltip } from '../../../src/overlay/tooltip'
import { AtPageEnd } from '../../../src/react/AtPageEnd'

export interface AddedTooltipProps {
  readonly document: Document
  readonly wrap: HTMLElement
  readonly text: string
  /** Called when the pointer leaves the button, or another tooltip takes the place of this one. */
  readonly onLeave: () => void
}

/** Laurel's own tooltip, which tells that the product was added. */
export function AddedTooltip({ document, wrap, text, onLeave }: AddedTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = tooltip
    return current ? placeTooltip(current, wrap, onLeave) : undefined
  }, [wrap, onLeave])
  useEffect(() => listen(wrap, ['pointerleave'], onLeave), [wrap, onLeave])
  return (
    <AtPageEnd document={document}>
      {/* Hidden from screen readers, to which the button's own text is announced. */}
      <div ref={tooltip} className="laurel-tooltip" aria-hidden="true">
        {text}
      </div>
    </AtPageEnd>
  )
}
