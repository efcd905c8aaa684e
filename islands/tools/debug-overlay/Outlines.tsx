import type { Outline } from './outline'

export interface OutlinesProps {
  readonly outlines: readonly Outline[]
  /** The host that the visitor went to last. */
  readonly picked: HTMLElement | undefined
}

/** The outlines on the page. */
export function Outlines({ outlines, picked }: OutlinesProps) {
  return (
    <div className="outlines" aria-hidden="true">
      {outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements are reused for other hosts
        <HostOutline key={index} outline={outline} isPicked={outline.host === picked} />
      ))}
    </div>
  )
}

function HostOutline({ outline, isPicked }: { readonly outline: Outline; readonly isPicked: boolean }) {
  const { state, label, left, top, width, height, labelPlace } = outline
  return (
    <div
      className="outline"
      data-state={state}
      data-picked={isPicked ? '' : undefined}
      style={{ transform: `translate(${left}px, ${top}px)`, width: `${width}px`, height: `${height}px` }}
    >
      <div
        className="label"
        style={{
          left: 'auto',
          right: 'auto',
          [labelPlace.side]: `${labelPlace.inset}px`,
          top: `${labelPlace.top}px`,
        }}
      >
        {label}
      </div>
    </div>
  )
}
